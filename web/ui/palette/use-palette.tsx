import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isComposing } from '#web/lib/composing.ts';
import type { NavGroup } from '#web/ui/shell/shell-nav.tsx';
import type { MenuEntry } from '#web/ui/shell/user-menu.tsx';
import type { Find } from './finds.ts';

const Palette = lazy(() => import('./palette.tsx'));
const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

export interface PaletteOptions {
  /** Actions that are available everywhere. */
  actions?: readonly Find[];
  /** A hook that asks the server for matches; must be constant while the shell is mounted. */
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

/** Disabled while a dialog is open, which has its own keys. */
const isCovered = () => document.querySelector('[aria-modal="true"]') !== null;

/** Ctrl+K or Cmd+K opens the palette, `?` the shortcuts. Their code is loaded with the first press. */
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
    if (isComposing(event) || event.altKey || isCovered()) return;
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
