import type { Who } from '../screens.ts';
import type { Page } from '../story.ts';

export type Typed = readonly (readonly [label: string | RegExp, value: string])[];

/** A form that saves or sends something. */
export interface FormStory {
  name: string;
  who: Who;
  path: string;
  /** Opens the form, and chooses the values that cannot be typed. */
  open?: (page: Page) => Promise<unknown>;
  type: Typed;
  /** The submit button. */
  send: string;
  /** The message for an answer without one; by default that of its status. */
  told?: string;
  /** For writing on at once: the field keeps the focus, and the error is shown next to it. */
  isWriting?: true;
  /** Saves with a version: a conflict offers the newer one. */
  isVersioned?: true;
  /** Creates a new object, which cannot have a newer version. */
  isNew?: true;
  /** Invalid entries, refused before sending; absent if every entry is valid. */
  wrong?: Typed;
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
export const opens = (name: string | RegExp) => (page: Page) => press(page, name);
export const fromMenu = (menu: RegExp, item: RegExp) => async (page: Page) => {
  await press(page, menu);
  await page.getByRole('menuitem', { name: item }).click();
};
export const other = (page: Page) =>
  page.getByRole('dialog').getByRole('radio', { name: 'Other', exact: true }).check();

/** Chooses the first option of a list. */
export const choose = async (page: Page, label: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option').filter({ visible: true }).first().click();
};

export const WORDS = 'The role is in another city.';
