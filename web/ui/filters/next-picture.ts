/** Resolves after the next frame, so that rendering comes before requests. A hidden tab has no frames. */
export function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}
