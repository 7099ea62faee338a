/** A ref that scrolls what has just appeared into sight, once. */
export function intoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
