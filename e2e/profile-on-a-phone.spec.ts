import { giveBack } from './browsers.ts';
import { openNewcomer, PASSWORD } from './newcomer.ts';
import { enter, visit } from './people.ts';
import { openPhone } from './phone.ts';
import { expect, type Page, test } from './story.ts';
import { listViolations, overflowOf } from './watched-page.ts';

const MOST_TAPS = 46;
const MOST_SECONDS = 120;

/** Scrolled to the top: content under the bars can be scrolled out from under them. */
async function expectSound(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await listViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}

test('a complete profile is filled in on a phone', async ({ browser }) => {
  const { email, page: desk } = await openNewcomer(browser, 'Meera');
  await giveBack(desk);
  const { page, tap, write, choose, expectQuick } = await openPhone(browser);
  await enter(page, email, PASSWORD, '/home');
  await tap(page.getByRole('navigation').last().getByRole('link', { name: 'Profile' }));

  await test.step('basic info', async () => {
    await expect(page).toHaveURL(/\/profile\/edit\/info$/);
    await expect(page.getByText('Recruiters who may see your profile see the totals')).toBeVisible();
    for (const label of ['Fixed', 'Variable', 'Expected total']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
    await write(page.getByLabel('Fixed', { exact: true }), '2400000');
    await write(page.getByLabel('Expected total'), '3600000');
    await tap(page.getByText('1 Month', { exact: true }));
    await write(page.getByRole('combobox', { name: 'Cities' }), 'Pun');
    await tap(page.getByRole('option', { name: 'Pune', exact: true }));
    await write(page.getByRole('textbox', { name: 'Headline' }), 'Backend engineer, payments');
    await expectSound(page);
    await tap(page.getByRole('button', { name: 'Save & Continue' }));
  });

  await test.step('skills', async () => {
    await expect(page).toHaveURL(/\/profile\/edit\/skills$/);
    await choose(page.getByRole('combobox', { name: 'Domain' }), 'Software Development');
    await choose(page.getByRole('combobox', { name: 'Primary role' }), 'Backend Developer');
    await write(page.getByRole('combobox', { name: 'Add a skill' }), 'TypeScript');
    await tap(page.getByRole('button', { name: 'Add', exact: true }));
    await write(page.getByLabel('Years of TypeScript'), '5');
    await expectSound(page);
    await tap(page.getByRole('button', { name: 'Save & Continue' }));
  });

  await test.step('experience', async () => {
    await expect(page).toHaveURL(/\/profile\/edit\/experience$/);
    await tap(page.getByRole('button', { name: 'Add experience' }));
    await write(page.getByLabel('Designation'), 'Senior engineer');
    await tap(page.getByLabel('Company name'));
    await expect(page.getByText('Please fill in company name and designation')).toHaveCount(0);
    await page.keyboard.type('Indus Grid');
    await tap(page.getByRole('button', { name: 'Start (optional)' }));
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await tap(calendar.getByRole('button', { name: 'Previous year' }));
    await tap(calendar.getByRole('button', { name: 'May' }));
    await expect(calendar).toBeHidden();
    await tap(page.getByRole('checkbox', { name: 'I work here now' }));
    await expectSound(page);
    await tap(page.getByRole('button', { name: 'Save & Continue' }));
  });

  await test.step('education', async () => {
    await expect(page).toHaveURL(/\/profile\/edit\/education$/);
    await tap(page.getByRole('button', { name: 'Add education' }));
    await write(page.getByRole('combobox', { name: 'University or institute' }), 'Madras');
    await tap(page.getByRole('option', { name: 'IIT Madras', exact: true }));
    await choose(page.getByRole('combobox', { name: 'Degree' }), "Bachelor's Degree");
    await write(page.getByLabel('Field of study'), 'Computer Science');
    await choose(page.getByRole('combobox', { name: 'Start year' }), '2016');
    await choose(page.getByRole('combobox', { name: 'End year' }), '2020');
    await tap(page.getByRole('button', { name: 'Save', exact: true }));
    await expectSound(page);
    await tap(page.getByRole('button', { name: 'Save & Finish' }));
  });
  await expect(page).toHaveURL(/\/profile\/view$/);
  await expect(page.getByRole('img', { name: 'Profile complete: 100 of 100' })).toBeVisible();
  expectQuick('profile', { taps: MOST_TAPS, seconds: MOST_SECONDS });
  await expectSound(page);
});

test('Back, a reload, a second tab and a lost connection lose nothing that was typed', async ({
  browser,
}) => {
  const { email, page: desk } = await openNewcomer(browser, 'Tara');
  await giveBack(desk);
  const { page, tap, write } = await openPhone(browser);
  await enter(page, email, PASSWORD, '/home');
  const toProfile = page.getByRole('navigation').last().getByRole('link', { name: 'Profile' });
  await tap(toProfile);
  const headline = page.getByRole('textbox', { name: 'Headline' });
  await write(headline, 'Embedded engineer');

  await test.step('the back gesture asks, and keeps a draft', async () => {
    await tap(page.getByRole('link', { name: 'Next' }));
    const question = page.getByRole('dialog', { name: 'Keep your changes?' });
    await tap(question.getByRole('button', { name: 'Stay' }));
    await expect(question).toBeHidden();
    await expect(headline).toHaveValue('Embedded engineer');
    await page.evaluate(() => history.back());
    await tap(question.getByRole('button', { name: 'Save Draft' }));
    await expect(page).toHaveURL(/\/home$/);
    await tap(toProfile);
    await expect(headline).toHaveValue('Embedded engineer');
  });

  await test.step('a reload is asked about first', async () => {
    await tap(headline);
    await page.keyboard.press('End');
    await page.keyboard.type(' for meters');
    const asked = page.waitForEvent('dialog');
    const reloading = page.evaluate(() => location.reload());
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await reloading;
    await expect(headline).toHaveValue('Embedded engineer for meters');
  });

  await test.step('without a connection the save fails, says so, and keeps the words', async () => {
    await page.context().setOffline(true);
    await tap(page.getByRole('button', { name: 'Save Draft' }));
    await expect(page.getByText('Failed to save changes. Please try again.')).toBeVisible();
    await expect(headline).toHaveValue('Embedded engineer for meters');
    await page.context().setOffline(false);
    await tap(page.getByRole('button', { name: 'Save Draft' }));
    await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  });

  await test.step('a second tab and a reload have it', async () => {
    const second = await page.context().newPage();
    await visit(second, '/profile/edit/info');
    await expect(second.getByRole('textbox', { name: 'Headline' })).toHaveValue(
      'Embedded engineer for meters',
    );
    await second.close();
    await page.reload();
    await expect(headline).toHaveValue('Embedded engineer for meters');
  });
});
