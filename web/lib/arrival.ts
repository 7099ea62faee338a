/** Only from one page of this tab to the next, for whose router it is. */
const KEY = 'medallist.arrival';

/** Keeps the state of a link to a page that the browser loads, which has none of its own. */
export function keepArrival(path: string, state: unknown): void {
  try {
    if (state) sessionStorage.setItem(KEY, JSON.stringify({ path, state }));
  } catch {
    // A browser that keeps nothing opens the page as from any other link.
  }
}

/** Puts it where React Router looks for the state of a page; before that starts. */
export function takeArrival(): void {
  try {
    const { path, state } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.removeItem(KEY);
    // React Router's own script has given the page a key by now, and a place in the history only to one seen before.
    if (path === location.pathname && history.state?.idx === undefined)
      history.replaceState({ key: 'arrival', ...history.state, usr: state, idx: 0 }, '');
  } catch {
    // Nothing is known of the link that led here.
  }
}
