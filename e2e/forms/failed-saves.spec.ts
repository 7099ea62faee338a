import { expect, type Locator, type Page, type Route, test } from '../story.ts';
import { openAs, settle } from '../watched-page.ts';
import { ADMIN_FORMS } from './admin-forms.ts';
import { CANDIDATE_FORMS } from './candidate-forms.ts';
import type { FormStory } from './form-story.ts';
import { INTERVIEW_FORMS } from './interview-forms.ts';
import { RECRUITER_FORMS } from './recruiter-forms.ts';
import { VISITOR_FORMS } from './visitor-forms.ts';

const FORMS = [...VISITOR_FORMS, ...CANDIDATE_FORMS, ...INTERVIEW_FORMS, ...RECRUITER_FORMS, ...ADMIN_FORMS];

const CHANGED = 'changed elsewhere while you were editing';
const FAILURES = {
  500: {},
  412: { success: false, code: 'STALE_VERSION', message: `This was ${CHANGED}.`, data: { version: 99 } },
} as const;
/** Messages for an answer without one, unless the form has its own. */
const UNSAID = ['HTTP Error: 500', 'Server error. Please try again later.'];
type Status = keyof typeof FAILURES;

/** Calls that were not triggered by the user. */
const QUIET = /\/api\/(analytics|auth\/(refresh|check-email)|live|referrals\/clicks|.*\/view$)/;

const isWrite = (route: Route) =>
  route.request().method() !== 'GET' && !QUIET.test(new URL(route.request().url()).pathname);

/** Makes all saves fail from now on. */
async function refuse(page: Page, status: Status): Promise<void> {
  await page.unroute('**/api/**');
  await page.route('**/api/**', (route) =>
    isWrite(route)
      ? route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(FAILURES[status]) })
      : route.fallback(),
  );
}

/** The form: inside a dialog if there is one, which comes last in the DOM. */
const placeOf = (page: Page, { send }: FormStory): Locator =>
  page
    .locator('main, [role="dialog"]')
    .filter({ has: page.getByRole('button', { name: send, exact: true }), visible: true })
    .last();

const fieldIn = (place: Locator, label: string | RegExp) =>
  place
    .getByLabel(label, { exact: typeof label === 'string' })
    .filter({ visible: true })
    .first();

async function openForm(page: Page, form: FormStory): Promise<Locator> {
  const { path, open, type } = form;
  await page.goto(path);
  await settle(page);
  await open?.(page);
  const place = placeOf(page, form);
  for (const [label, value] of type) {
    // Optional fields say so after their label.
    const field = fieldIn(place, label).or(fieldIn(place, `${label} (optional)`));
    await field.first().fill(value);
  }
  return place;
}

const send = (place: Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).last().click();

async function expectPreserved(place: Locator, { type }: FormStory): Promise<void> {
  for (const [label, value] of type) {
    const field = fieldIn(place, label).or(fieldIn(place, `${label} (optional)`));
    await expect.soft(field.first(), `${label}`).toHaveValue(value);
  }
}

async function expectTold(page: Page, place: Locator, form: FormStory, ...words: string[]): Promise<void> {
  const told = place
    .locator('[role="alert"], [role="status"]')
    .filter({ hasText: new RegExp(words.join('|')) });
  const focused = form.isWriting ? fieldIn(place, form.type[0]?.[0] ?? '') : told.first();
  await expect.soft(focused, `“${words.join('” or “')}” has the focus`).toBeFocused();
  await expect.soft(told.first()).toBeInViewport();
  await expect.soft(page.locator('.mantine-Notification-root')).toHaveCount(0);
}

/** Every error is shown once, and the focus is on the first. */
async function expectOnce(page: Page, place: Locator): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement } = document;
        const isAtFault = activeElement?.matches('[aria-invalid="true"], [role="alert"]');
        return isAtFault || activeElement?.closest('[role="group"], [role="radiogroup"]') !== null;
      }),
    )
    .toBe(true);
  const listed = await place.locator('[role="alert"] li').allInnerTexts();
  expect.soft(listed, 'the summary').toEqual([...new Set(listed)]);
  await expect.soft(page.locator('.mantine-Notification-root')).toHaveCount(0);
  const said = await place.evaluate((root) =>
    [...root.querySelectorAll('.mantine-InputWrapper-error, [role="alert"]')]
      .filter((one) => one.checkVisibility() && !one.querySelector('li'))
      .map((one) => one.textContent?.trim() ?? '')
      .filter(Boolean),
  );
  expect.soft(said, 'beside the fields').toEqual([...new Set(said)]);
  expect.soft(said.length, 'something is said').toBeGreaterThan(0);
}

test.describe.configure({ mode: 'parallel' });

for (const form of FORMS) {
  const { name, who, type, wrong } = form;

  if (type.length > 0 || !wrong) {
    test(`${who}, ${name}: a failed save is reported and loses nothing`, async ({ browser }) => {
      const { page } = await openAs(browser, who);
      const place = await openForm(page, form);
      await refuse(page, 500);
      await send(place, form.send);
      await expectTold(page, place, form, ...(form.told ? [form.told] : UNSAID));
      await expectPreserved(place, form);
      if (form.isNew) return;
      await refuse(page, 412);
      await send(place, form.send);
      await expectTold(page, place, form, CHANGED, ...(form.told && !form.isVersioned ? [form.told] : []));
      await expectPreserved(place, form);
    });
  }

  if (wrong) {
    test(`${who}, ${name}: each error is shown once`, async ({ browser }) => {
      const { page } = await openAs(browser, who);
      const place = await openForm(page, { ...form, type: wrong });
      await send(place, form.send);
      await expectOnce(page, place);
    });
  }
}
