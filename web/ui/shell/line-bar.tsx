import { useEffect, useState } from 'react';
import { type Line, useLine } from '#web/lib/line/line-state.ts';
import classes from './line-bar.module.css';

const SITUATIONS: Record<Exclude<Line, 'open'>, string> = {
  none: 'You are offline. What you see may be out of date.',
  silent: 'Medallist cannot be reached right now. What you see may be out of date.',
};

/** Over every screen while there is no line; it goes by itself. */
export function LineBar() {
  const line = useLine();
  return line === 'open' ? null : <Bar text={SITUATIONS[line]} />;
}

function Bar({ text }: { text: string }) {
  // Screen readers announce what changes in a status, not one that arrives with its text.
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  useEffect(() => {
    document.documentElement.dataset.line = '';
    return () => {
      delete document.documentElement.dataset.line;
    };
  }, []);
  return (
    <div role="status" className={classes.bar}>
      {said}
    </div>
  );
}
