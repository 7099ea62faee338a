import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For `shouldRevalidate`: a changed filter or tab is not a new page, so the guard is not called again. */
export function changesPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
