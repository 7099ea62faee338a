import { type ComponentType, useEffect, useState } from 'react';
import { noteSilence } from '#web/lib/line/line.ts';
import { soon } from './soon.ts';

const AGAIN_MS = 2000;

/**
 * A dialog, panel or anything else that is seen only once somebody asks for it: its code comes when the page is at
 * rest, or when it is first shown. Until then nothing is in its place, so give it none in the flow of a page.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const get = async () => (loaded ??= await load());
  soon(get);
  return function Late(props: P) {
    const [Loaded, setLoaded] = useState(() => loaded);
    // A dialog that stands closed from the start.
    const isAsked = !('opened' in props) || props.opened === true;
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      if (Loaded || !isAsked) return undefined;
      let timer = 0;
      const attempt = () =>
        get().then(
          (Component) => setLoaded(() => Component),
          async (error: unknown) => {
            if ((await noteSilence()) === 'open') setFailure(error);
            else timer = window.setTimeout(attempt, AGAIN_MS);
          },
        );
      void attempt();
      return () => clearTimeout(timer);
    }, [Loaded, isAsked]);
    if (failure) throw failure;
    return Loaded ? <Loaded {...props} /> : null;
  };
}
