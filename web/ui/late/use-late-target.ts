import { useId, useLayoutEffect, useRef, useState } from 'react';

/**
 * A button that becomes the target of a menu or panel when it is first pressed. Until then it is
 * rendered alone; then another element replaces it, which takes the focus before the menu opens, so that
 * the menu can return it.
 */
export function useLateTarget(load: () => Promise<unknown>, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isUsed, setUsed] = useState(false);
  const [opened, setOpened] = useState(false);
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (!isUsed) return;
    document.getElementById(id)?.focus({ preventScroll: true });
    setOpened(true);
  }, [isUsed, id]);
  async function press(): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    await load().then(
      () => setUsed(true),
      () => (isAsked.current = false),
    );
  }
  /** Props of the button while it is rendered alone. */
  const plain = (opens: 'menu' | 'dialog' | 'listbox') => ({
    id,
    'aria-haspopup': opens,
    'aria-expanded': false,
    onClick: () => void press(),
  });
  return { id, isUsed, opened, setOpened, plain };
}
