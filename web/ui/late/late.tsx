import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { noteSilence } from '#web/lib/line/line.ts';
import { soon } from './soon.ts';

const AGAIN_MS = 2000;

/**
 * Loads lazy code; offline it is retried as long as it is wanted. Rejects if loading fails
 * while the server responds.
 */
async function untilHere<T>(load: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isWanted() || (await noteSilence()) === 'open') throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/**
 * A lazy component, for a dialog, panel or anything else that is hidden at first: its code is loaded when the
 * page is idle, or when it is first shown. Until then `before` is rendered in its place, or nothing; use no
 * empty fallback in the flow of a page.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  before: ReactNode = null,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const get = async () => (loaded ??= await load());
  soon(get);
  return function Late(props: P) {
    const [Loaded, setLoaded] = useState(() => loaded);
    // A dialog that is closed at first.
    const isAsked = !('opened' in props) || props.opened === true;
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      if (Loaded || !isAsked) return undefined;
      let isWanted = true;
      void untilHere(get, () => isWanted).then((Component) => setLoaded(() => Component), setFailure);
      return () => {
        isWanted = false;
      };
    }, [Loaded, isAsked]);
    if (failure) throw failure;
    return Loaded ? <Loaded {...props} /> : before;
  };
}
