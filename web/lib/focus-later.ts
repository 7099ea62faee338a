/** Moves the focus to what the next paint brings, where the element that had it goes away. */
export function focusLater(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
