import type { Page } from '../story.ts';

type Role = 'button' | 'menuitem' | 'link' | 'combobox' | 'option';

/** Something to press, by its name. */
interface Press {
  role: Role;
  name: RegExp;
}

export interface Overlay {
  name: string;
  /** The file that draws it. */
  file: string;
  path: string;
  /** Before the first press: what has to be so. */
  given?: (page: Page) => Promise<unknown>;
  open: readonly Press[];
  /** Which of these has the focus afterwards; the first unless told otherwise. */
  opener?: number;
  /** It stands in the address: Back closes it too. */
  hasAddress?: true;
  /** On wide screens, on phones, or both when left out. */
  only?: 'wide' | 'narrow';
}

export const press = (name: RegExp, role: Role = 'button'): Press => ({ role, name });
export const item = (name: RegExp) => press(name, 'menuitem');

export const openThread = (page: Page) => page.locator('a[data-thread]').first().click();

export const writes = (label: string) => (page: Page) => page.getByLabel(label).fill('Something else');

export const features = (path: string) => `web/features/${path}`;
