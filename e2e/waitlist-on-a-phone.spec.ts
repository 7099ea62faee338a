import { tabTo } from './keyboard.ts';
import { mailTo, openBrowser, visit } from './people.ts';
import { openPhone } from './phone.ts';
import { expect, type Page, test } from './story.ts';
import { listViolations, overflowOf } from './watched-page.ts';

const run = Date.now().toString(36);
let phones = Date.now() % 1_000_000_000;
const nextPhone = () => String(8_000_000_000 + phones++);

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Find opportunities' });
const college = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'College' });
const experience = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Experience' });

async function expectTyped(page: Page, typed: { email: string; phone: string }): Promise<void> {
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao');
  await expect(dialog.getByLabel('Email')).toHaveValue(typed.email);
  await expect(dialog.getByLabel('Phone')).toHaveValue(typed.phone);
  await expect(college(page)).toHaveValue('IIT Madras');
}

test('a graduate joins the waitlist on a phone, and goes on to sign-up with the entries', async ({
  browser,
}) => {
  const { page, tap, write, choose, expectQuick } = await openPhone(browser);
  const [email, phone] = [`thumb.${run}@people.test`, nextPhone()];
  await visit(page, '/');
  await tap(page.getByRole('button', { name: 'Find Opportunities' }));
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await write(dialog.getByLabel('Name'), 'Asha Rao');
  await write(dialog.getByLabel('Email'), email);
  await write(dialog.getByLabel('Phone'), phone);
  await choose(college(page), 'IIT Madras');
  await expect(college(page)).toHaveValue('IIT Madras');
  await choose(experience(page), '3 to 5 years');
  await expect(experience(page)).toHaveValue('3 to 5 years');
  expect(await listViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await tap(dialog.getByRole('button', { name: 'Join the waitlist' }));
  await expect(dialog.getByRole('status')).toContainText('You are on the waitlist.');
  expectQuick('waitlist', { taps: 9 });
  await mailTo(page, email, /You are on the Medallist waitlist/);

  await tap(dialog.getByRole('link', { name: 'Create your profile' }));
  await expect(page).toHaveURL('/candidate/signup');
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByLabel('Last name')).toHaveValue('Rao');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Phone')).toHaveValue(phone);
  const agreement = page.getByText('By continuing you agree to the');
  await expect(agreement.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(agreement.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');

  await page.goBack();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
});

test('a college is found by typing a part of its name on the screen keyboard', async ({ browser }) => {
  const { page, tap, write } = await openPhone(browser);
  await visit(page, '/');
  await tap(page.getByRole('button', { name: 'Find Opportunities' }));
  await write(college(page), 'bhu');
  await tap(page.getByRole('option', { name: 'IIT BHU Varanasi' }));
  await expect(college(page)).toHaveValue('IIT BHU Varanasi');
});

test('the back gesture, a reload, a second tab and a lost connection lose nothing', async ({ browser }) => {
  const { page, tap, write, choose } = await openPhone(browser);
  const typed = { email: `lost.${run}@people.test`, phone: nextPhone() };
  await visit(page, '/');
  await tap(page.getByRole('button', { name: 'Find Opportunities' }));
  const dialog = dialogOf(page);
  await write(dialog.getByLabel('Name'), 'Asha Rao');
  await write(dialog.getByLabel('Email'), typed.email);
  await write(dialog.getByLabel('Phone'), typed.phone);
  await choose(college(page), 'IIT Madras');

  await test.step('Back closes the dialog and keeps it', async () => {
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expectTyped(page, typed);
  });

  await test.step('a reload leaves it open', async () => {
    await page.reload();
    await expectTyped(page, typed);
  });

  const second = await page.context().newPage();
  await test.step('a second tab shows it, and what is typed there is here', async () => {
    await visit(second, '/');
    await second.getByRole('button', { name: 'Find Opportunities' }).tap();
    await expectTyped(second, typed);
    await dialogOf(second).getByRole('combobox', { name: 'Experience' }).tap();
    await second.getByRole('option', { name: '3 to 5 years', exact: true }).tap();
    await expect(experience(page)).toHaveValue('3 to 5 years');
    await second.close();
  });

  await test.step('offline says so, and the same button sends it later', async () => {
    await page.context().setOffline(true);
    await tap(dialog.getByRole('button', { name: 'Join the waitlist' }));
    await expect(dialog.getByRole('alert')).toContainText('Please check your connection and try again.');
    await expectTyped(page, typed);
    await page.context().setOffline(false);
    await tap(dialog.getByRole('button', { name: 'Join the waitlist' }));
    await expect(dialog.getByRole('status')).toContainText('You are on the waitlist.');
  });

  await test.step('once it is sent nothing is kept', async () => {
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
    ).toEqual([]);
    await tap(dialog.getByRole('button', { name: 'Close' }).last());
    await expect(dialog).toBeHidden();
    await page.reload();
    await tap(page.getByRole('button', { name: 'Find Opportunities' }));
    await expect(dialog.getByLabel('Name')).toHaveValue('');
  });
});

test('the same by keyboard alone at 1440, with Back, a reload, a second tab and a lost connection', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const typed = { email: `keys.${run}@people.test`, phone: nextPhone() };
  await visit(page, '/');
  const opener = page.getByRole('button', { name: 'Find Opportunities' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Name')).toBeFocused();
  for (const text of ['Asha Rao', typed.email, typed.phone]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(college(page)).toBeFocused();
  await page.keyboard.type('madras');
  await expect(page.getByRole('option', { name: 'IIT Madras', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(college(page)).toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expectTyped(page, typed);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expectTyped(page, typed);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(opener).toBeFocused();
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expectTyped(page, typed);

  const second = await page.context().newPage();
  await visit(second, '/');
  await second.getByRole('button', { name: 'Find Opportunities' }).focus();
  await second.keyboard.press('Enter');
  await expectTyped(second, typed);
  await second.close();

  await page.context().setOffline(true);
  await experience(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: '3 to 5 years', exact: true }).waitFor();
  while ((await experience(page).inputValue()) === '') {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Join the waitlist' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Please check your connection and try again.');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expectTyped(page, typed);
  await page.context().setOffline(false);
  await tabTo(page, /^ Join the waitlist/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('You are on the waitlist.');
  await expect(dialog.getByRole('link', { name: 'Create your profile' })).toBeFocused();
});
