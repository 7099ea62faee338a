import type { KeyboardEvent } from 'react';

type Step = (place: number, last: number) => number;

const next: Step = (place, last) => Math.min(place + 1, last);
const previous: Step = (place) => Math.max(place - 1, 0);
const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: next,
  j: next,
  ArrowUp: previous,
  k: previous,
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus along the links of a list with the arrows, or with J and K, while it is on one of them. */
export function moveAlong(event: KeyboardEvent<HTMLElement>, links: readonly HTMLElement[]): void {
  const step = STEPS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  const place = links.indexOf(event.target as HTMLElement);
  if (!step || place === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  links[step(place, links.length - 1)]?.focus();
}
