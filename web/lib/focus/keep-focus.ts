/** Frames to wait, so that code that moves the focus itself goes first: it takes half a second at most. */
const FRAMES = 36;
/** A dialog, what opened it, and what opened that. */
const REMEMBERED = 4;
const PLACES = 'section, form, li, main, [role="dialog"], [role="tabpanel"]';

/** The last focused elements, each with its ancestors; the latest first. */
let paths: Element[][] = [];
let isWaiting = false;

/**
 * An action often removes the focused element: a row that is decided, a button that is no longer offered. If
 * nothing else takes the focus, the nearest remaining part of the page gets it, so that users of a screen
 * reader or keyboard continue there and not at the top. Returns what ends it.
 */
export function keepFocus(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      paths = [pathOf(target as Element), ...paths].slice(0, REMEMBERED);
    },
    { signal },
  );
  // A click on empty space gives the focus up on purpose.
  document.addEventListener(
    'click',
    () => {
      if (isNowhere() && paths[0]?.[0]?.isConnected) paths = [];
    },
    { signal },
  );
  const changes = new MutationObserver(() => {
    if (!isWaiting && isLost()) giveLater(FRAMES);
  });
  changes.observe(document, { childList: true, subtree: true });
  return () => {
    listening.abort();
    changes.disconnect();
    paths = [];
  };
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

/** Prefers a part of the screen to all of it. */
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
