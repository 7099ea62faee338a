import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { extractText, getDocumentProxy } from 'unpdf';
import { downloadFile } from '#contract/files.ts';
import { callFile } from '#web/lib/api/api.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { ErrorPanel } from '#web/ui/failures/error-panel.tsx';
import classes from './resume-tab.module.css';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type State =
  | { kind: 'loading' }
  | { kind: 'shown'; pdf: Pdf; texts: readonly string[] }
  | { kind: 'unreadable' }
  | { kind: 'failed'; message: string };

const MOST_PAGES = 12;

interface ResumePagesProps {
  fileId: string;
  name: string;
}

/** Renders the pages of a PDF as images: nothing in the file is executed, opened or fetched. */
export default function ResumePages({ fileId, name }: ResumePagesProps) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a new one.
  useEffect(() => {
    let isGone = false;
    let opened: Pdf | undefined;
    const show = (next: State) => !isGone && setState(next);
    async function open() {
      const { blob } = await callFile(downloadFile, { params: { id: fileId } });
      try {
        opened = await getDocumentProxy(new Uint8Array(await blob.arrayBuffer()), { verbosity: 0 });
        const { text } = await extractText(opened);
        show({ kind: 'shown', pdf: opened, texts: text });
      } catch {
        show({ kind: 'unreadable' });
      }
      if (isGone) void opened?.loadingTask.destroy();
    }
    open().catch((error: unknown) => show({ kind: 'failed', message: messageOf(error) }));
    return () => {
      isGone = true;
      void opened?.loadingTask.destroy();
    };
  }, [fileId, tries]);
  if (state.kind === 'loading') return <LoadingText lines={8} />;
  if (state.kind === 'failed') {
    return <ErrorPanel message={state.message} onRetry={() => setTries((count) => count + 1)} />;
  }
  if (state.kind === 'unreadable') {
    return <Message>This file cannot be shown here. Download it to read it.</Message>;
  }
  const pages = Math.min(state.pdf.numPages, MOST_PAGES);
  return (
    <section className={classes.pages} aria-label={`Resume of ${name}`}>
      {Array.from({ length: pages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name.
        <div key={at}>
          <Page pdf={state.pdf} number={at + 1} />
          <VisuallyHidden>{state.texts[at]}</VisuallyHidden>
        </div>
      ))}
      {state.pdf.numPages > pages && (
        <Message>The first {pages} pages are shown. Download the file for the rest.</Message>
      )}
    </section>
  );
}

/** Twice the width of the widest column, so that it stays sharp. */
const WIDTH = 1400;

function Page({ pdf, number }: { pdf: Pdf; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    async function draw(board: HTMLCanvasElement) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width });
      if (isGone) return;
      board.width = viewport.width;
      board.height = viewport.height;
      const task = page.render({ canvas: board, viewport });
      stop = () => task.cancel();
      await task.promise;
    }
    // If a page is broken, what was drawn so far stays; the file can be downloaded.
    if (canvas.current) draw(canvas.current).catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, number]);
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className={classes.page} />
    </div>
  );
}
