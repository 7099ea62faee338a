let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  for (const go of [...waiting]) go();
  waiting.clear();
}

if (typeof window !== 'undefined') {
  // The press comes before the blur that it causes, and the click right after the button is let go.
  window.addEventListener('mousedown', () => (isPressed = true), { capture: true });
  window.addEventListener('mouseup', () => setTimeout(release), { capture: true });
  window.addEventListener('blur', release);
}

/**
 * Does it once no button of the mouse is down, at once if none is: what comes or goes between press and release moves
 * what is below it away from the pointer, and the click is lost. Returns how to forget it.
 */
export function afterPress(go: () => void): () => void {
  if (isPressed) waiting.add(go);
  else go();
  return () => waiting.delete(go);
}
