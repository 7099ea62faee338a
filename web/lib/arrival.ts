/** Session storage, since it is only for the next page in this tab. */
const KEY = 'medallist.arrival';

/** Stores the state of a link for a full page load, which cannot carry one. */
export function keepArrival(path: string, state: unknown): void {
  try {
    if (state) sessionStorage.setItem(KEY, JSON.stringify({ path, state }));
  } catch {
    // Without storage the page opens as from any other link.
  }
}

/** Puts it where React Router reads the history state; called before the router starts. */
export function takeArrival(): void {
  try {
    const { path, state } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.removeItem(KEY);
    // React Router's inline script has already set a key, and an index only on pages visited before.
    if (path === location.pathname && history.state?.idx === undefined)
      history.replaceState({ key: 'arrival', ...history.state, usr: state, idx: 0 }, '');
  } catch {
    // Without storage there is no state.
  }
}
