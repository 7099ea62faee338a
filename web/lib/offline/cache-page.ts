import { whenIdle, whenLoaded } from '#web/lib/when/idle.ts';

/** Runs once the page has loaded and the browser is idle, so that it does not slow the visible page. */
export function cachePageWhenIdle(path: string): void {
  const load = () => void import('./shell-worker.ts').then(({ keepPage }) => keepPage(path));
  whenLoaded(() => whenIdle(load));
}
