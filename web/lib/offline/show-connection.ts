import { type Connection, getConnection, onConnectionChange } from './connection-state.ts';

const SITUATIONS: Record<Connection, string> = {
  open: '',
  none: 'You are offline. What you see may be out of date.',
  silent: 'Medallist cannot be reached right now. What you see may be out of date.',
};

/** Says in this element, which is a status, that there is no connection. Returns how to stop. */
export function showConnection(bar: Element): () => void {
  const { documentElement } = document;
  const show = () => {
    const connection = getConnection();
    bar.textContent = SITUATIONS[connection];
    documentElement.toggleAttribute('data-offline', connection !== 'open');
  };
  show();
  const stop = onConnectionChange(show);
  return () => {
    stop();
    documentElement.removeAttribute('data-offline');
  };
}
