import type { Page } from '../story.ts';

type Role = 'button' | 'menuitem' | 'link' | 'combobox' | 'option';

/** A control to press, by its name. */
interface Press {
  role: Role;
  name: RegExp;
}

export interface Overlay {
  name: string;
  /** The file that renders it. */
  file: string;
  path: string;
  /** Setup before the first press. */
  given?: (page: Page) => Promise<unknown>;
  open: readonly Press[];
  /** Index of the press whose control gets the focus afterwards; the first by default. */
  opener?: number;
  /** It is in the address: Back closes it too. */
  hasAddress?: true;
  /** Only on wide screens or on phones; on both by default. */
  only?: 'wide' | 'narrow';
}

export const press = (name: RegExp, role: Role = 'button'): Press => ({ role, name });
export const item = (name: RegExp) => press(name, 'menuitem');

export const openThread = (page: Page) => page.locator('a[data-thread]').first().click();

export const writes = (label: string) => (page: Page) => page.getByLabel(label).fill('Something else');

export const features = (path: string) => `web/features/${path}`;
