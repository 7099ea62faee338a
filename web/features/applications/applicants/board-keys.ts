import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [columns: number, cards: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function cardsOf(column: Element): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>('[data-application]')];
}

function focus(card: HTMLElement | undefined): void {
  card?.querySelector<HTMLElement>('button:not([data-move])')?.focus();
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Who moves a card without a pointer goes with it. */
export function followCard(applicationId: string): void {
  if (document.activeElement !== document.body) return;
  focus(
    document.querySelector<HTMLElement>(`[data-column] [data-application="${applicationId}"]`) ?? undefined,
  );
}

interface CardKeys {
  tick: (applicationId: string) => void;
  /** To the stage `by` columns further. */
  shift: (applicationId: string, by: -1 | 1) => void;
}

/** Keys of the card that has the focus: arrows go from card to card, with Shift they move it. */
export function onBoardKey(event: KeyboardEvent<HTMLElement>, { tick, shift }: CardKeys): void {
  const target = event.target as HTMLElement;
  const card = target.closest<HTMLElement>('[data-application]');
  const column = card?.closest<HTMLElement>('[data-column]');
  const isTyping = target.closest('input:not([type="checkbox"]), textarea, [role="menu"]');
  if (!card || !column || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const id = card.dataset.application ?? '';
  const step = STEPS[event.key];
  if (step && event.shiftKey) {
    if (step[0] === 0) return;
    shift(id, step[0] === 1 ? 1 : -1);
  } else if (step) go(column, card, step);
  else if (event.key === 'x') tick(id);
  else if (event.key === 'm') card.querySelector<HTMLElement>('[data-move]')?.click();
  else return;
  event.preventDefault();
}

function go(column: HTMLElement, card: HTMLElement, [columns, cards]: readonly [number, number]): void {
  const own = cardsOf(column);
  const place = own.indexOf(card);
  if (columns === 0) {
    focus(own[place + cards]);
    return;
  }
  const all = [...(column.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  let at = all.indexOf(column) + columns;
  // Over columns in which nobody stands.
  while (all[at] && cardsOf(all[at] as Element).length === 0) at += columns;
  const there = all[at] ? cardsOf(all[at] as Element) : [];
  focus(there[Math.min(place, there.length - 1)]);
}
