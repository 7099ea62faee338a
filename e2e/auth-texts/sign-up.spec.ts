import { openBrowser, visit } from '../people.ts';
import { expect, type Locator, type Page, type Route, test } from '../story.ts';
import { answer, forbidStorage, STATUS_DEFAULTS } from './answers.ts';

const EMAIL = 'asha@people.test';
const PASSWORD = 'Correct-horse-9';
const FREE = {
  exists: false,
  message: 'Email is Valid',
  canSignIn: false,
  canRecover: false,
  canSignUp: true,
};
const TAKEN = { exists: true, message: 'Taken', canSignIn: true, canRecover: true, canSignUp: false };
const TROUBLE = "We're experiencing technical difficulties. Please try again in a few moments.";
const CHECK = 'Please check your information and try again.';
const EXISTS = 'An account with this email address already exists.';

/** Messages that the page shows instead of the default of the status. */
const SHOWN: Record<number, string> = {
  400: CHECK,
  409: EXISTS,
  422: CHECK,
  500: TROUBLE,
  502: TROUBLE,
  503: TROUBLE,
  504: TROUBLE,
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const availability = (data: object) => ({ status: 200, body: { success: true, data } });

async function fillCandidate(page: Page): Promise<void> {
  await answer(page, 'check-email?*', availability(FREE));
  await visit(page, '/candidate/signup');
  await field(page, 'First name').fill('Asha');
  await field(page, 'Last name').fill('Rao');
  await field(page, 'Email').fill(EMAIL);
  await field(page, 'Password').fill(PASSWORD);
}

async function fillRecruiter(page: Page): Promise<void> {
  await answer(page, 'check-email?*', availability(FREE));
  await visit(page, '/recruiter/signup');
  await field(page, 'First name').fill('Rohan');
  await field(page, 'Last name').fill('Mehta');
  await field(page, 'Company name').fill('Tamarind');
  await field(page, 'Mobile number').fill('98765 43210');
  await field(page, 'Email').fill(EMAIL);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
}

/**
 * Submits the form repeatedly: each time it focuses the next broken rule and shows its
 * message, which is then fixed.
 */
async function obey(
  page: Page,
  button: Locator,
  rules: readonly [label: string, text: string, value: string][],
): Promise<void> {
  for (const [label, text, value] of rules) {
    await button.click();
    await expect(field(page, label)).toBeFocused();
    const described = await field(page, label).getAttribute('aria-describedby');
    const words = (described ?? '').split(' ').map((id) => `[id="${id}"]`);
    await expect(page.locator(words.join(',')).filter({ hasText: text }).first(), label).toBeVisible();
    await field(page, label).fill(value);
  }
}

test('a candidate is led through the rules in order', async ({ browser }) => {
  const page = await openBrowser(browser);
  await answer(page, 'check-email?*', availability(FREE));
  await answer(page, 'signup/candidate', { status: 404 });
  await visit(page, '/candidate/signup');
  const button = page.getByRole('button', { name: 'Create account' });
  await obey(page, button, [
    ['First name', 'First name is required.', 'Asha'],
    ['Last name', 'Last name is required.', 'Rao'],
    ['Email', 'Email address is required.', EMAIL],
    ['Password', 'Password must be at least 8 characters long.', PASSWORD],
  ]);
  await button.click();
  await expect(page.getByText('Service not found.')).toBeVisible();
});

test('a recruiter is led through the rules in order', async ({ browser }) => {
  const page = await openBrowser(browser);
  await answer(page, 'check-email?*', availability(FREE));
  await answer(page, 'signup/recruiter', { status: 404 });
  await visit(page, '/recruiter/signup');
  await field(page, 'Password').fill('short');
  const button = page.getByRole('button', { name: 'Start hiring' });
  await obey(page, button, [
    ['First name', 'First name is required', 'Rohan'],
    ['Last name', 'Last name is required', 'Mehta'],
    ['Company name', 'Company name is required', 'Tamarind'],
    ['Mobile number', 'Phone number is required', '98765 43210'],
    ['Email', 'Email is required', EMAIL],
    ['Confirm password', 'Passwords do not match', 'short'],
    ['Password', 'Password must be at least 8 characters long', PASSWORD],
    ['Confirm password', 'Passwords do not match', PASSWORD],
  ]);
  await button.click();
  await expect(page.getByText('Service not found.')).toBeVisible();
});

test('the dialling code of each country is offered with its name and sent before the number', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await fillRecruiter(page);
  const codes = page.getByRole('combobox', { name: 'Country code' });
  await expect(codes).toHaveValue('+91');
  await codes.click();
  await expect(page.getByRole('option')).toHaveText([
    '+91 India',
    '+1 USA',
    '+44 UK',
    '+65 Singapore',
    '+971 UAE',
    '+33 France',
    '+49 Germany',
    '+61 Australia',
    '+81 Japan',
  ]);
  await page.getByRole('option', { name: '+65 Singapore' }).click();
  await answer(page, 'signup/recruiter', { status: 404 });
  const request = page.waitForRequest('**/api/auth/signup/recruiter');
  await page.getByRole('button', { name: 'Start hiring' }).click();
  expect((await request).postDataJSON()).toMatchObject({ phone: '+659876543210' });
});

for (const path of ['/candidate/signup', '/recruiter/signup']) {
  test(`${path} shows whether an address is free, and where to go if it is not`, async ({ browser }) => {
    const page = await openBrowser(browser);
    await page.route('**/api/auth/check-email?*', () => {});
    await visit(page, path);
    await field(page, 'Email').fill(EMAIL);
    await expect(page.getByText('Checking…')).toBeVisible();
    await answer(page, 'check-email?*', { status: 500 });
    await field(page, 'Email').fill(`x${EMAIL}`);
    await expect(page.getByText('Email is Valid')).toBeVisible();
    await answer(page, 'check-email?*', availability(TAKEN));
    await field(page, 'Email').fill(`y${EMAIL}`);
    await expect(page.getByText(EXISTS)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await expect(page.locator('button[type=submit]')).toBeDisabled();
    await page.getByRole('button', { name: 'Use a different email' }).click();
    await expect(field(page, 'Email')).toHaveValue('');
    await expect(field(page, 'Email')).toBeFocused();
  });
}

test('each refusal of a sign-up says what to do and keeps the entries', async ({ browser }) => {
  const page = await openBrowser(browser);
  await fillCandidate(page);
  // The existing address comes last, because it disables the button.
  for (const [code, text] of STATUS_DEFAULTS.toSorted(([a], [b]) => Number(a === 409) - Number(b === 409))) {
    await answer(page, 'signup/candidate', { status: code });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('main').getByRole('alert'), String(code)).toContainText(SHOWN[code] ?? text);
    await expect(field(page, 'Password')).toHaveValue(PASSWORD);
  }
});

test('a recruiter gets the same messages', async ({ browser }) => {
  const page = await openBrowser(browser);
  await fillRecruiter(page);
  const button = page.getByRole('button', { name: 'Start hiring' });
  for (const [status, text] of [
    [422, CHECK],
    [503, TROUBLE],
    [0, 'Network error. Please check your connection and try again.'],
    [409, EXISTS],
  ] as const) {
    await answer(page, 'signup/recruiter', { status });
    await button.click();
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('an address that the sign-up refused stays taken, regardless of the check before it', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await fillRecruiter(page);
  const asked = Promise.withResolvers<Route>();
  await page.route('**/api/auth/check-email?*', asked.resolve);
  await field(page, 'Email').fill(`x${EMAIL}`);
  const question = await asked.promise;
  await answer(page, 'signup/recruiter', { status: 409 });
  await page.getByRole('button', { name: 'Start hiring' }).click();
  await expect(page.getByText(EXISTS)).toBeVisible();
  await question.fulfill({ json: availability(FREE).body });
  await question.request().response();
  await field(page, 'Password').press('End');
  await expect(field(page, 'Password')).toBeFocused();
  expect(await page.getByText('Email is Valid').count()).toBe(0);
  expect(await page.getByText(EXISTS).count()).toBe(1);
});

test('a recruiter whose session cannot be stored is not signed in', async ({ browser }) => {
  const page = await openBrowser(browser);
  await fillRecruiter(page);
  const user = { id: '1', userType: 'RECRUITER', firstName: 'Rohan', lastName: 'Mehta', email: EMAIL };
  const bundle = { accessToken: 'a.b.c', refreshToken: 'r', user };
  await answer(page, 'signup/recruiter', { status: 201, body: { success: true, data: bundle } });
  await forbidStorage(page);
  await page.getByRole('button', { name: 'Start hiring' }).click();
  await expect(page.getByText('Signup failed')).toBeVisible();
});
