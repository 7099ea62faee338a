import type { Browser, Locator } from 'playwright/test';
import {
  callApi,
  comeHome,
  joinAsCandidate,
  type Person,
  publishJob,
  RECRUITER,
} from './interview-people.ts';
import { tabTo } from './keyboard.ts';
import { DEMO_PASSWORD, enter, mailTo, moveClock, openBrowser, visit } from './people.ts';
import { openPhone } from './phone.ts';
import { expect, type Page, test } from './story.ts';
import { listViolations, overflowOf } from './watched-page.ts';

const MINUTE = 60;

async function applied(browser: Browser, jobId: string): Promise<{ page: Page; person: Person }> {
  const page = await openBrowser(browser);
  const person = await joinAsCandidate(page);
  await callApi(page.request, 'POST', `/api/jobs/${jobId}/apply`, { token: person.token, data: {} });
  return { page, person };
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, stage: string, person: Person) =>
  column(page, stage).getByRole('listitem').filter({ hasText: person.lastName });

test.afterEach(async ({ browser }) => {
  await moveClock(await openBrowser(browser), 0);
});

/** Waits until the menu has the focus, which it takes a moment after it appears. */
async function chooseByKeyboard(button: Locator, line: string): Promise<void> {
  const page = button.page();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role="menu"]:focus, [role="menu"] :focus')).toHaveCount(1);
  await page.getByRole('menuitem', { name: line }).focus();
  await page.keyboard.press('Enter');
}

test('a column is rejected by keyboard with a template, undone, and rejected again: only then, ten minutes later, do candidates see it', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await moveClock(page, 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const job = await publishJob(page);
  const [kavya, other] = [await applied(browser, job.id), await applied(browser, job.id)];
  await moveClock(page, MINUTE);
  await comeHome(kavya.page, kavya.person);
  await visit(kavya.page, '/applications');
  const mine = kavya.page.getByRole('main');
  await expect(mine).toContainText(job.title);

  await enter(page, RECRUITER, DEMO_PASSWORD, `/recruiter/jobs/${job.id}/applicants`);
  await expect(card(page, 'New', kavya.person)).toBeVisible();
  await expect(card(page, 'New', other.person)).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all in New' }).focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Selected applications' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Reject' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reject 2 candidates?' });
  await expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role="option"][data-combobox-selected]')).toHaveText('Skills do not fit');
  await page.keyboard.press('Enter');
  await chooseByKeyboard(dialog.getByRole('button', { name: 'Templates' }), 'Manage templates…');
  const templates = page.getByRole('dialog', { name: 'Templates: rejections' });
  const name = `No ${kavya.person.lastName}`;
  await templates.getByRole('textbox', { name: 'Name of a new template' }).fill(name);
  await templates
    .getByRole('textbox', { name: 'Text' })
    .fill('Dear {firstName}, somebody else fits {jobTitle}.');
  expect(await listViolations(page)).toEqual([]);
  await tabTo(page, / Save$/);
  await page.keyboard.press('Enter');
  await expect(templates).toBeHidden();
  await chooseByKeyboard(dialog.getByRole('button', { name: 'Templates' }), name);
  await expect(dialog.getByRole('textbox', { name: /^Message to the candidate/ })).toHaveValue(
    /^Dear \{firstName\}/,
  );
  await tabTo(page, / Reject$/);
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(card(page, 'New', kavya.person)).toBeHidden();
  await expect(page.getByText('2 applications rejected.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Undone for 2 candidates.')).toBeVisible();
  await expect(card(page, 'New', kavya.person)).toBeVisible();
  await expect(card(page, 'New', other.person)).toBeVisible();

  await card(page, 'New', kavya.person).getByRole('button', { name: kavya.person.name, exact: true }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(card(page, 'Shortlisted', kavya.person)).toBeVisible();
  await expect(page.getByText('1 application moved.')).toBeVisible();
  await expect(card(page, 'Shortlisted', kavya.person).getByRole('button', { name: /^Move / })).toBeVisible();
  await expect(
    card(page, 'Shortlisted', kavya.person).getByRole('button', { name: kavya.person.name, exact: true }),
  ).toBeFocused();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Reject…' }).click();
  const again = page.getByRole('dialog', { name: `Reject ${kavya.person.name}?` });
  await again.getByRole('textbox', { name: 'Note for colleagues' }).fill('Has not run a ledger.');
  await again.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('menuitem', { name }).click();
  await again.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText('Hidden: rejected 1')).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await expect(mine).toContainText('decide the next step');
  await moveClock(page, 12 * MINUTE);
  await expect(mine).not.toContainText('decide the next step');
  await expect(mine).toContainText(`Dear Kavya, somebody else fits ${job.title}.`);
  await expect(mine).not.toContainText('ledger');
  const mail = await mailTo(page, kavya.person.email, /^Not selected this time/);
  expect(mail.text).toContain(`Dear Kavya, somebody else fits ${job.title}.`);

  await page.goto(`/recruiter/jobs/${job.id}/applicants`);
  await card(page, 'New', other.person).dragTo(column(page, 'Shortlisted'));
  await expect(card(page, 'Shortlisted', other.person)).toBeVisible();
  await expect(column(page, 'Shortlisted').getByRole('heading')).toContainText('1');
});

test('on a phone a card is moved by its menu, and the table can be sorted by its columns', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await moveClock(page, 0);
  const job = await publishJob(page);
  const { person } = await applied(browser, job.id);
  await moveClock(page, MINUTE);
  const { page: phone } = await openPhone(browser);
  await enter(phone, RECRUITER, DEMO_PASSWORD, `/recruiter/jobs/${job.id}/applicants`);
  const move = card(phone, 'New', person).getByRole('button', { name: `Move ${person.name}` });
  await move.tap();
  await phone.getByRole('menuitem', { name: 'Move to shortlisted' }).tap();
  await expect(card(phone, 'New', person)).toBeHidden();
  await phone.getByRole('combobox', { name: 'Stage' }).tap();
  await phone.getByRole('option', { name: 'Shortlisted' }).tap();
  await expect(card(phone, 'Shortlisted', person)).toBeVisible();
  expect(await overflowOf(phone)).toBeLessThanOrEqual(0);
  expect(await listViolations(phone)).toEqual([]);
});
