const KEY = 'medallist.affiliateRecorded';

/** An application was sent in this tab, whose next screen says so. */
export function keepRecorded(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // A forbidden storage keeps nothing: the dashboard still says where the application stands.
  }
}

/** Whether one was sent just now; true once. */
export function takeRecorded(): boolean {
  try {
    const isRecorded = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isRecorded;
  } catch {
    return false;
  }
}
