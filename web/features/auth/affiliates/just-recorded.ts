import { keepInTab, takeFromTab } from '#web/lib/kept/in-tab.ts';

const KEY = 'medallist.affiliateRecorded';

/** An application was sent in this tab, whose next screen says so. */
export function keepRecorded(): void {
  keepInTab(KEY, 'yes');
}

/** Whether one was sent just now; true once. */
export function takeRecorded(): boolean {
  return takeFromTab(KEY) !== null;
}
