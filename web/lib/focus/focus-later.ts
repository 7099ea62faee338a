/** Half a second at most: a button that waits for its call to end takes the focus only after some frames. */
const FRAMES = 30;

/** Moves the focus to what the next paint brings, where the element that had it goes away. */
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
