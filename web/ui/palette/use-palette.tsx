import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { NavGroup } from '#web/ui/shell/shell-nav.tsx';
import type { MenuEntry } from '#web/ui/shell/user-menu.tsx';
import type { Find } from './finds.ts';

const Palette = lazy(() => import('./palette.tsx'));
const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

export interface PaletteOptions {
  /** What can be done from everywhere. */
  actions?: readonly Find[];
  /** Asks the server for what the text finds; the same hook for as long as the shell stands. */
  useFinds?: (text: string) => readonly Find[];
}

interface Palette extends PaletteOptions {
  groups: readonly NavGroup[];
  menu: readonly MenuEntry[];
}

function pagesOf(groups: readonly NavGroup[], menu: readonly MenuEntry[]): Find[] {
  const pages = new Map(
    [...menu, ...groups.flatMap(({ items }) => items)].map(({ to, label }) => [to, label]),
  );
  return [...pages].map(([to, label]) => ({ id: to, group: 'Pages', label, to }));
}

const TYPES = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';
const NOTHING: readonly Find[] = [];
const findsNothing = () => NOTHING;

/** One thing is on top at a time: over a dialog the keys are its own. */
const isCovered = () => document.querySelector('[aria-modal="true"]') !== null;

/** Ctrl or Cmd K opens the way to everything, `?` the keys. What draws them comes with the first press. */
export function usePalette({ groups, menu, actions = NOTHING, useFinds = findsNothing }: Palette): {
  open: () => void;
  overlays: ReactNode;
} {
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  const [isUsed, setUsed] = useState(false);
  const [areKeysUsed, setKeysUsed] = useState(false);
  function open(): void {
    setUsed(true);
    setShown('palette');
  }
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || isCovered()) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      open();
      return;
    }
    const isTyping = event.target instanceof Element && event.target.matches(TYPES);
    if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping) return;
    setKeysUsed(true);
    setShown('keys');
  });
  useEffect(() => {
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const close = () => setShown(null);
  const overlays = (
    <Suspense>
      {isUsed && (
        <Palette
          opened={shown === 'palette'}
          onClose={close}
          finds={[...pagesOf(groups, menu), ...actions]}
          useFinds={useFinds}
        />
      )}
      {areKeysUsed && <KeysDialog opened={shown === 'keys'} onClose={close} />}
    </Suspense>
  );
  return { open, overlays };
}
