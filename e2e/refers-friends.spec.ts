import { keepApart } from './browsers.ts';
import { openNewcomer, PASSWORD } from './newcomer.ts';
import { mailTo, openBrowser, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';

const run = Date.now().toString(36);
const addresses = (page: Page) => page.getByRole('combobox', { name: 'Email addresses' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Invitations' }).click();
const rowOf = (page: Page, contact: string) => page.getByRole('row').filter({ hasText: contact });

/** Types addresses as people do; the last one is not confirmed with Enter. */
async function write(page: Page, text: string): Promise<void> {
  await addresses(page).click();
  await page.keyboard.type(text);
}

function figure(page: Page, label: string) {
  return page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
}

test('of five addresses the two valid ones are invited; one signs up by the mail, and the list shows it', async ({
  browser,
}) => {
  const { page } = await openNewcomer(browser, 'Ananya');
  await page.getByRole('link', { name: 'Refer and Earn' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refer and Earn ₹20,000');
  await expect(page.getByText('No invitations yet')).toBeVisible();

  const [friend, other] = [`friend.${run}@friends.test`, `other.${run}@friends.test`];
  await write(page, `${friend} nobody,${other} ${friend.toUpperCase()} half@`);
  await page.getByLabel('Personal message').fill('We studied together.');
  await expect(page.getByRole('checkbox', { name: 'Include my name in the invitation email' })).toBeChecked();
  await send(page);
  await expect(page.getByText('Invitations sent to 2 email(s)!')).toBeVisible();
  await expect(page.getByText('2 addresses were left out')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'nobody' })).toContainText(
    'This is not an email address.',
  );
  await expect(rowOf(page, other)).toContainText('Invited');
  await expect(figure(page, 'Total Invites')).toContainText('2');
  await expect(figure(page, 'In Progress')).toContainText('2 invited');
  await expect(figure(page, 'Potential Earning')).toContainText('₹40,000');

  await mailTo(page, other, /^Ananya Rao\w+ invites you to Medallist$/);
  const { text } = await mailTo(page, friend, /^Ananya Rao\w+ invites you to Medallist$/);
  expect(text).toContain('“We studied together.”');
  const link = new URL(/\S+\/candidate\/signup\?ref=\S+/.exec(text)?.[0] ?? '');
  await join(await openBrowser(browser), link.pathname + link.search, friend);
  await expect(rowOf(page, friend)).toContainText('Signed Up');
  await expect(rowOf(page, friend)).toContainText('Kavya I.');
  await expect(figure(page, 'In Progress')).toContainText('1 signed up');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(figure(page, 'Referral earnings')).toContainText('0 hires, 2 in progress');
  await page.getByRole('link', { name: 'Kavya I. signed up' }).click();
  await expect(page).toHaveURL(/\/refer-and-earn\?referral=/);
});

async function join(page: Page, path: string, email: string): Promise<void> {
  await visit(page, path);
  await page.getByLabel('First name').fill('Kavya');
  await page.getByLabel('Last name').fill('Iyer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  const { subject } = await mailTo(page, email, /is your Medallist code/);
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(subject.slice(0, 6));
  await expect(page).toHaveURL(/\/home$/);
}

test('the link is copied and shared, for graduates and for companies', async ({ browser }) => {
  const { page } = await openNewcomer(browser);
  keepApart(page);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (what: { url: string }) => {
        document.title = what.url;
        return Promise.resolve();
      },
    });
  });
  await visit(page, '/refer-and-earn');
  const link = page.getByLabel('Your referral link');
  await expect(link).toHaveValue(/\/candidate\/signup\?ref=\w+$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Referral link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());

  await page.getByRole('button', { name: 'For companies' }).click();
  const forCompanies = await link.inputValue();
  expect(forCompanies).toMatch(/\/recruiter\/signup\?ref=\w+$/);
  const shared = encodeURIComponent(forCompanies);
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`${shared}$`),
  );
  await expect(page.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    new RegExp(`${shared}$`),
  );
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page).toHaveTitle(forCompanies);
});

test('failures to send are reported, and the entries stay in the form until they can be sent', async ({
  browser,
}) => {
  const { page, email } = await openNewcomer(browser, 'Asha', '/refer-and-earn');
  await send(page);
  await expect(page.getByText('Please enter valid email addresses')).toBeVisible();
  await write(page, 'nobody');
  await send(page);
  await expect(page.getByText('Please enter valid email addresses')).toBeVisible();
  await addresses(page).focus();
  await page.keyboard.press('Backspace');

  const address = `late.${run}@friends.test`;
  await write(page, address);
  await page.getByLabel('Personal message').fill('Have a look.');
  const fail = (status: number, body: object) =>
    page.route('**/api/referrals/invitations', (route) => route.fulfill({ status, json: body }));
  await fail(500, { error: 'Out of order', code: 'INTERNAL' });
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Failed to send invitations. Please try again.');
  await page.unroute('**/api/referrals/invitations');
  const limit = 'You can send 50 invitations a day. Please try again tomorrow.';
  await fail(429, { error: limit, code: 'RATE_LIMITED' });
  await send(page);
  await expect(page.getByRole('alert')).toHaveText(limit);
  await page.unroute('**/api/referrals/invitations');
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByLabel('Personal message')).toHaveValue('Have a look.');
  await send(page);
  await expect(page.getByText('Invitations sent to 1 email(s)!')).toBeVisible();
  await expect(page.getByLabel('Personal message')).toHaveValue('');

  await write(page, `${address} ${email} `);
  await send(page);
  await expect(page.getByText('No invitations were sent.')).toBeVisible();
  await expect(page.getByText('You have already invited this person.')).toBeVisible();
  await expect(page.getByText('This is your own address.')).toBeVisible();
});

test('after unsubscribing by the mail, an address gets no invitation from anybody', async ({ browser }) => {
  const { page } = await openNewcomer(browser);
  const address = `enough.${run}@friends.test`;
  await visit(page, '/refer-and-earn');
  await write(page, address);
  await page.getByText('Include my name in the invitation email').click();
  await send(page);
  const { text } = await mailTo(page, address, /^You are invited to Medallist$/);
  const link = new URL(/\S+\/unsubscribe\?token=\S+/.exec(text)?.[0] ?? '');
  const invited = await openBrowser(browser);
  await visit(invited, link.pathname + link.search);
  await invited.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(invited.getByRole('heading', { name: 'Done' })).toBeVisible();

  const { page: second } = await openNewcomer(browser, 'Rohan', '/refer-and-earn');
  await write(second, address);
  await send(second);
  await expect(second.getByText('This address does not take invitations at the moment.')).toBeVisible();
  const answer = await second.request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
  expect(await answer.json()).toHaveLength(1);
});

test('figures and history that cannot be loaded can be retried', async ({ browser }) => {
  const { page } = await openNewcomer(browser);
  const sentence = 'The referrals are out of order.';
  await page.route(/\/api\/referrals(\?|\/summary)/, (route) =>
    route.fulfill({ status: 500, json: { error: sentence } }),
  );
  await visit(page, '/refer-and-earn');
  await expect(page.getByText(sentence)).toHaveCount(2);
  await page.unroute(/\/api\/referrals(\?|\/summary)/);
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(page.getByText('No invitations yet')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(figure(page, 'Total Invites')).toContainText('0');
});
