import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { noteSilence } from '#web/lib/offline/connection-watch.ts';
import { whenIdle, whenLoaded } from '#web/lib/when/idle.ts';

const RETRY_MS = 2000;

/** Without a connection it is loaded again and again; rejects with what is broken while the server answers. */
async function persist<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if ((await noteSilence()) === 'open') throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/**
 * A heavy dialog or panel in a file of its own, which is loaded when the page is idle, or when it is first opened. While
 * it loads `pending` is in its place; what fails to load is a fault of the page.
 */
export function lazyDialog<P extends object>(
  load: () => Promise<ComponentType<P>>,
  pending: ReactNode = null,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const get = async () => (loaded ??= await load());
  if (import.meta.env.PROD && typeof window !== 'undefined')
    whenLoaded(() => whenIdle(() => void get().catch(() => undefined)));
  return function LazyDialog(props: P) {
    // One for each place, so that a failure is not remembered for the next.
    const [Content] = useState(() => loaded ?? lazy(async () => ({ default: await persist(get) })));
    const isOpened = !('opened' in props) || props.opened === true;
    const [wasOpened, setWasOpened] = useState(isOpened);
    if (isOpened && !wasOpened) setWasOpened(true);
    // One that stands closed from the start is not loaded for that.
    if (!wasOpened && !isOpened) return null;
    return (
      <Suspense fallback={pending}>
        <Content {...props} />
      </Suspense>
    );
  };
}
