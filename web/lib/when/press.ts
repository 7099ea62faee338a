import { useEffect, useState } from 'react';

let isPressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function begin(): void {
  clearTimeout(ending);
  isPressed = true;
}

function release(): void {
  clearTimeout(ending);
  isPressed = false;
  for (const go of [...waiting]) go();
  waiting.clear();
}

/** The click follows in the same turn. */
function end(): void {
  clearTimeout(ending);
  ending = setTimeout(release);
}

if (typeof window !== 'undefined') {
  // A press comes before the blur that it causes. Those of the mouse follow a tap, after its finger is up.
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, begin, true);
  for (const type of ['pointerup', 'mouseup']) window.addEventListener(type, end, true);
  // What scrolls, drags, opens a menu or leaves the window is no click, and nobody tells of its end.
  for (const type of ['pointercancel', 'contextmenu']) window.addEventListener(type, release, true);
  window.addEventListener('blur', release);
}

/**
 * Does it once nothing is held down, at once if nothing is: what comes, goes or moves between press and release is
 * not under the pointer any more, and the click is lost. Returns how to forget it.
 */
export function afterPress(go: () => void): () => void {
  if (isPressed) waiting.add(go);
  else go();
  return () => waiting.delete(go);
}

/** What is shown in the flow of a page: as it was until nothing is held down. */
export function useSteady<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPress(() => setShown(value)), [value]);
  return isPressed ? shown : value;
}
