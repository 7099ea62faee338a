import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { noteSilence } from '#web/lib/offline/connection-watch.ts';
import { whenIdle, whenLoaded } from '#web/lib/when/idle.ts';

const RETRY_MS = 2000;

/** Retries while there is no connection; other failures reject. */
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
 * A heavy dialog or panel in a chunk of its own, which loads when the page is idle or when it first opens. Meanwhile
 * `pending` is shown; a failed load goes to the error boundary.
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
    // One per instance, so that the next one retries a failed load.
    const [Content] = useState(() => loaded ?? lazy(async () => ({ default: await persist(get) })));
    const isOpened = !('opened' in props) || props.opened === true;
    const [wasOpened, setWasOpened] = useState(isOpened);
    if (isOpened && !wasOpened) setWasOpened(true);
    // A dialog that is mounted closed loads nothing.
    if (!wasOpened && !isOpened) return null;
    return (
      <Suspense fallback={pending}>
        <Content {...props} />
      </Suspense>
    );
  };
}
