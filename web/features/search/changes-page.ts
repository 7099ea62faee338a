import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For `shouldRevalidate`: a filter or a tab is no new visit, so the guard need not be asked before it shows. */
export function changesPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
