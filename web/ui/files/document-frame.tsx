import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#web/lib/format/counts.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import classes from './document-frame.module.css';
import type { FrameAnswer, Shown } from './frame-messages.ts';
import frameScript from './frame-script.ts?worker&url';

const FRAME = `/document-frame?${new URLSearchParams({ script: frameScript })}`;

interface DocumentFrameProps {
  name: string;
  shown: Shown;
}

/**
 * A document in a frame with an opaque origin: its content cannot access the page, the
 * session or the network.
 */
export function DocumentFrame({ name, shown }: DocumentFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [answer, setAnswer] = useState<FrameAnswer>({ state: 'ready' });
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FrameAnswer>) => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target) return;
      setAnswer(data);
      // An opaque origin cannot be a target origin.
      if (data.state === 'ready') target.postMessage(shown, '*');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [shown]);
  return (
    <>
      {answer.state === 'failed' && <FailureMessage>This file could not be read.</FailureMessage>}
      <iframe
        ref={frame}
        className={classes.frame}
        title={name}
        src={FRAME}
        sandbox="allow-scripts"
        hidden={answer.state === 'failed'}
      />
      {answer.state === 'shown' && answer.total > answer.pages && (
        <p className="small muted">
          The first {answer.pages} of {formatNumber(answer.total)} pages. Download the file to read on.
        </p>
      )}
    </>
  );
}
