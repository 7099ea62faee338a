import { whenIdle, whenLoaded } from '#web/lib/when/idle.ts';

/** Once the page has everything and the browser nothing to do, so that what is seen now does not wait for it. */
export function cachePageWhenIdle(path: string): void {
  const load = () => void import('./shell-worker.ts').then(({ keepPage }) => keepPage(path));
  whenLoaded(() => whenIdle(load));
}
