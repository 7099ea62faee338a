import type { Who } from '../screens.ts';
import type { Page } from '../story.ts';

export type Typed = readonly (readonly [label: string | RegExp, value: string])[];

/** A form that saves or sends something. */
export interface FormStory {
  name: string;
  who: Who;
  path: string;
  /** Until the form stands there, with what cannot be typed chosen. */
  open?: (page: Page) => Promise<unknown>;
  type: Typed;
  /** The button that sends it. */
  send: string;
  /** What is said of an answer without words; otherwise its status. */
  told?: string;
  /** One writes on at once: the field keeps the focus, and the failure is said beside it. */
  isWriting?: true;
  /** Saves over a version: a newer one is offered. */
  isVersioned?: true;
  /** Makes what is not there yet: no version of it can be newer. */
  isNew?: true;
  /** Typed instead, so that it is refused before it is sent; nothing: there is no wrong way to fill it. */
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

/** The first of a list. */
export const choose = async (page: Page, label: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option').filter({ visible: true }).first().click();
};

export const WORDS = 'The role is in another city.';
