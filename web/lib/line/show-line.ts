import { getLine, type Line, onLineChange } from './line-state.ts';

const SITUATIONS: Record<Line, string> = {
  open: '',
  none: 'You are offline. What you see may be out of date.',
  silent: 'Medallist cannot be reached right now. What you see may be out of date.',
};

/** Shows in this element, a status region, that there is no connection. Returns a function to stop. */
export function showLine(bar: Element): () => void {
  const { documentElement } = document;
  const show = () => {
    const line = getLine();
    bar.textContent = SITUATIONS[line];
    documentElement.toggleAttribute('data-line', line !== 'open');
  };
  show();
  const stop = onLineChange(show);
  return () => {
    stop();
    documentElement.removeAttribute('data-line');
  };
}
