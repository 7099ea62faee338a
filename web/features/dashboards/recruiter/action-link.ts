import { useLocation } from 'react-router';
import { DIALOG_STEP } from '#web/lib/use-leave-dialog.ts';

/**
 * The way to what an action is done in. On the screen that shows its dialog it opens over what stands there, filters
 * and all, so that one step back closes it.
 */
export function useActionLink(): (url: string) => { to: string; state?: unknown } {
  const { pathname, search } = useLocation();
  return (url) => {
    const [path, own] = url.split('?');
    if (path !== pathname) return { to: url };
    const params = new URLSearchParams(search);
    for (const [name, value] of new URLSearchParams(own)) params.set(name, value);
    return { to: `${path}?${params}`, state: DIALOG_STEP };
  };
}
