/** The profile links of a list, in order. */
export function namesIn(list: ParentNode): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('a[data-candidate]')];
}
