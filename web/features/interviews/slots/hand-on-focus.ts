/** Before a time goes away with the focus: the next beside it takes it, else the one before, else their heading. */
export function handOnFocus(going: Element): void {
  const all = [...(going.parentElement?.children ?? [])];
  const place = all.indexOf(going);
  const others = [...all.slice(place + 1), ...all.slice(0, place).toReversed()];
  const next = others.map(buttonOf).find((button) => button !== null);
  next?.focus();
  const heading = going.closest('section, [data-times]')?.querySelector<HTMLElement>('h3');
  if (next || !heading) return;
  heading.tabIndex = -1;
  // It may stand far above: who pointed stays where they are.
  heading.focus({ preventScroll: true });
}

function buttonOf(element: Element): HTMLElement | null {
  return element instanceof HTMLButtonElement ? element : element.querySelector('button');
}
