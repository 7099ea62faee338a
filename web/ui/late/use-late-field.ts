import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

/**
 * A field whose list or calendar comes once the page stands. Until then a plain one stands in its place; the focus,
 * and a press, pass on to the one that follows it.
 */
export function useLateField(load: () => Promise<unknown>, wasLoaded: boolean, givenId: string | undefined) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isHere, setHere] = useState(wasLoaded);
  const before = useRef({ hadFocus: false, wasPressed: false });
  const show = useCallback(() => {
    before.current.hadFocus = document.activeElement?.id === id;
    setHere(true);
  }, [id]);
  useEffect(() => {
    // What does not come is asked for again by a press.
    if (!isHere) load().then(show, () => {});
  }, [isHere, load, show]);
  useLayoutEffect(() => {
    if (!isHere) return;
    const { hadFocus, wasPressed } = before.current;
    before.current = { hadFocus: false, wasPressed: false };
    const field = document.getElementById(id);
    if (hadFocus) field?.focus({ preventScroll: true });
    if (wasPressed) field?.click();
  }, [isHere, id]);
  const press = () => {
    before.current.wasPressed = true;
    load().then(show, () => {});
  };
  return { id, isHere, press };
}
