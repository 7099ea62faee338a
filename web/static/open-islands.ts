import { ISLANDS } from './islands.ts';

const INTENT = ['pointerover', 'touchstart', 'focusin'];
const CONTROLS = 'button, input, select, textarea, label';
/** Elements that do nothing without scripts. */
const PRESSED = 'button, [role="combobox"]';

const opened = new Map<HTMLElement, Promise<void>>();
const ready = new Set<HTMLElement>();
const pressed = new Set<HTMLElement>();

function islandOf(target: EventTarget | null, controls: string) {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  const place = control?.closest<HTMLElement>('[data-island]');
  return control && place && !ready.has(place) ? { control, place } : undefined;
}

/** Loads an island and mounts it; if loading fails, the next call tries again. */
export function openIsland(place: HTMLElement): Promise<void> {
  const name = place.dataset.island ?? '';
  const opening = opened.get(place) ?? open(place, name);
  opened.set(place, opening);
  opening.catch(() => opened.delete(place));
  return opening;
}

async function open(place: HTMLElement, name: string): Promise<void> {
  const [{ mount }, Island] = await Promise.all([import('./mount.tsx'), ISLANDS[name]?.(), islandStyles()]);
  if (!Island) throw new Error(`There is no island "${name}".`);
  await mount(place, name, Island);
  ready.add(place);
}

let styles: Promise<void> | undefined;

/** Inserted before the styles of the page, which override some of them. */
function islandStyles(): Promise<void> {
  styles ??= new Promise((resolve, reject) => {
    // Without its folder: the worker stores every file that a page names, and this one is rarely needed.
    const name = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles;
    const href = `/assets/${name}`;
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles = undefined;
      reject(new Error(`${href} did not come.`));
    };
    document.head.prepend(link);
  });
  return styles;
}

/** Opens islands when a user is about to use them, and repeats the press once they are interactive. */
export function openOnIntent(): void {
  for (const type of INTENT)
    document.addEventListener(
      type,
      ({ target }) => {
        const island = islandOf(target, CONTROLS);
        if (island) openIsland(island.place).catch(() => undefined);
      },
      { passive: true },
    );
  document.addEventListener('click', hold, true);
}

function hold(event: MouseEvent): void {
  const island = islandOf(event.target, PRESSED);
  if (!island) return;
  event.preventDefault();
  event.stopPropagation();
  const { control, place } = island;
  if (pressed.has(place)) return;
  pressed.add(place);
  control.ariaBusy = 'true';
  const pass = (act: () => void) => () => {
    pressed.delete(place);
    control.ariaBusy = null;
    act();
  };
  openIsland(place).then(
    pass(() => control.click()),
    pass(() => control instanceof HTMLButtonElement && control.form?.requestSubmit(control)),
  );
}
