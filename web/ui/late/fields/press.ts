let press: Promise<void> | undefined;

function begin(): void {
  press = new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('pointerup', end, true);
      window.removeEventListener('pointercancel', end, true);
      // Its click follows in the same turn.
      setTimeout(() => {
        press = undefined;
        resolve();
      });
    };
    window.addEventListener('pointerup', end, true);
    window.addEventListener('pointercancel', end, true);
  });
}

/** From here on presses are known. As often as one likes: a window keeps the same listener once. */
export function watchPresses(): void {
  window.addEventListener('pointerdown', begin, true);
}

/** Over when nothing is held down: what is pressed on one element and let go on another is no click. */
export async function untilReleased(): Promise<void> {
  while (press) await press;
}
