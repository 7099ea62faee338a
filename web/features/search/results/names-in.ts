/** The names of a list, which lead to the profiles, as they follow each other. */
export function namesIn(list: ParentNode): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('a[data-candidate]')];
}
