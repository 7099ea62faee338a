const KEY = 'medallist.affiliateRecorded';

/** Remembers that an application was sent in this tab, so that the next screen can say so. */
export function keepRecorded(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage nothing is remembered: the dashboard still shows the state of the application.
  }
}

/** Whether one was sent just now; true only once. */
export function takeRecorded(): boolean {
  try {
    const isRecorded = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isRecorded;
  } catch {
    return false;
  }
}
