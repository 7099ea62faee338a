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

/** The click event follows in the same task. */
function end(): void {
  clearTimeout(ending);
  ending = setTimeout(release);
}

if (typeof window !== 'undefined') {
  // A press comes before the blur that it causes. After a tap, mouse events follow once the finger is up.
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, begin, true);
  for (const type of ['pointerup', 'mouseup']) window.addEventListener(type, end, true);
  // Scrolling, dragging, a context menu or leaving the window is not a click, and may
  // send no end of the press.
  for (const type of ['pointercancel', 'contextmenu']) window.addEventListener(type, release, true);
  window.addEventListener('blur', release);
}

/**
 * Runs `go` once nothing is pressed, immediately if nothing is: if an element appears, disappears
 * or moves between press and release, it is no longer under the pointer, and the click is lost.
 * Returns a function to cancel.
 */
export function afterPress(go: () => void): () => void {
  if (isPressed) waiting.add(go);
  else go();
  return () => waiting.delete(go);
}

/** A value in the flow of a page, which only changes while nothing is pressed. */
export function useSteady<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPress(() => setShown(value)), [value]);
  return isPressed ? shown : value;
}
