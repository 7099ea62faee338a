/** The applications that the lists of the screen show, in the order in which they stand there. */
export function shownOrder(): string[] {
  const shown = document.querySelectorAll<HTMLElement>('[data-application]');
  return [...new Set([...shown].flatMap(({ dataset }) => dataset.application ?? []))];
}
