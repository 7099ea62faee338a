/** After those that move the focus themselves: they take half a second at most. */
const FRAMES = 36;
/** A dialog, what opened it, and what opened that. */
const REMEMBERED = 4;
const PLACES = 'section, form, li, main, [role="dialog"], [role="tabpanel"]';

/** What had the focus, each with all that it stood in; the last first. */
let paths: Element[][] = [];
let isWaiting = false;

/**
 * What has the focus often goes away by what it does: a row that is decided, a button that is no longer offered. Where
 * nothing takes the focus then, the nearest part of the page that stays has it: whoever hears the page or has no
 * pointer goes on from there, and not from its top.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    paths = [pathOf(target as Element), ...paths].slice(0, REMEMBERED);
  });
  // Pressed beside everything, it is given away.
  document.addEventListener('click', () => {
    if (isNowhere() && paths[0]?.[0]?.isConnected) paths = [];
  });
  new MutationObserver(() => {
    if (!isWaiting && isLost()) giveLater(FRAMES);
  }).observe(document, { childList: true, subtree: true });
}

const isNowhere = () => document.activeElement === document.body;
const isLost = () => isNowhere() && paths[0]?.[0]?.isConnected === false;

function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) path.push(one);
  return path;
}

function giveLater(frames: number): void {
  isWaiting = isLost();
  if (!isWaiting) return;
  if (frames > 0) {
    requestAnimationFrame(() => giveLater(frames - 1));
    return;
  }
  isWaiting = false;
  const place = stayingPlace();
  if (place) give(place);
}

/** A part of the screen rather than all of it. */
function stayingPlace(): HTMLElement | undefined {
  const places = paths.flatMap((path) => path.find((one) => one.isConnected && one.matches(PLACES)) ?? []);
  return (places.find((place) => !place.matches('main')) ?? places[0]) as HTMLElement | undefined;
}

function give(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
