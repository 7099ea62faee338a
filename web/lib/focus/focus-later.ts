/** Half a second at most: a button that is disabled during its call can only be focused some frames later. */
const FRAMES = 30;

/** Moves the focus to an element of the next render, if the focused element disappears. */
export function focusLater(id: string): void {
  const before = document.activeElement;
  const hasMovedOn = () => document.activeElement !== before && document.activeElement !== document.body;
  const attempt = (left: number) =>
    requestAnimationFrame(() => {
      if (left < FRAMES && hasMovedOn()) return;
      const target = document.getElementById(id);
      target?.focus();
      if (document.activeElement !== target && left > 0) attempt(left - 1);
    });
  attempt(FRAMES);
}
