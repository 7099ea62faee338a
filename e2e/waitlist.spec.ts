import { keepApart } from './browsers.ts';
import { mailTo, openBrowser, visit } from './people.ts';
import { expect, type Page, type Request, type Route, test } from './story.ts';
import { expectFaultless, openAs, settle } from './watched-page.ts';

const run = Date.now().toString(36);
/** Ten digits, different at every call. */
let phones = Date.now() % 1_000_000_000;
const nextPhone = () => String(9_000_000_000 + phones++);

interface CountedEvent {
  event: string;
  properties: Record<string, unknown>;
}

/** The events that the page counts and the server has accepted. */
function listen(page: Page): CountedEvent[] {
  const events: CountedEvent[] = [];
  const sent: Request[] = [];
  const taken = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/events')) sent.push(request);
  });
  page.on('response', (answer) => {
    if (answer.status() !== 204) return;
    taken.add(answer.request());
    // In the order in which they were sent: concurrent requests may be answered in any order.
    const ofTaken = sent.filter((request) => taken.has(request)).map((request) => request.postDataJSON());
    events.splice(0, events.length, ...ofTaken);
  });
  return events;
}

const named = (events: CountedEvent[], name: string) => events.filter(({ event }) => event === name);

async function openWaitlist(page: Page, button: 'Find Opportunities' | 'Hire Talent') {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  return dialog;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function fillGraduate(page: Page, email: string, phone: string): Promise<void> {
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  await choose(page, 'College', 'IIT BHU Varanasi');
  await choose(page, 'Experience', '3 to 5 years');
}

async function expectGraduate(page: Page, email: string, phone: string): Promise<void> {
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Phone')).toHaveValue(phone);
  await expect(page.getByRole('combobox', { name: 'College' })).toHaveValue('IIT BHU Varanasi');
  await expect(page.getByRole('combobox', { name: 'Experience' })).toHaveValue('3 to 5 years');
}

const answer = (status: number, body: string, contentType: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });
const json = (status: number, body: object) => answer(status, JSON.stringify(body), 'application/json');
const text = (status: number, body: string) => answer(status, body, 'text/plain');
const cutOff = (route: Route) => route.abort();

test('a graduate joins the waitlist once; a second time keeps the entries', async ({ browser }) => {
  const page = await openBrowser(browser);
  const events = listen(page);
  const [email, phone] = [`asha.${run}@people.test`, nextPhone()];
  await visit(page, '/');
  const dialog = await openWaitlist(page, 'Find Opportunities');
  await fillGraduate(page, email, phone);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Find Opportunities' })).toBeFocused();

  await openWaitlist(page, 'Find Opportunities');
  await expectGraduate(page, email, phone);
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(dialog.getByRole('status')).toHaveText(`You are on the waitlist. We will write to ${email}.`);
  await mailTo(page, email, /You are on the Medallist waitlist/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await openWaitlist(page, 'Find Opportunities');
  await fillGraduate(page, email.toUpperCase(), nextPhone());
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'You are already on our waitlist with this email or phone number.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(email.toUpperCase());
  const list = { path: '/', list: 'JOBSEEKER' };
  await expect
    .poll(() => events.map(({ event }) => event))
    .toEqual([
      'page_view',
      'cta_click',
      'cta_click',
      'waitlist_signup_attempt',
      'waitlist_signup_success',
      'cta_click',
      'waitlist_signup_attempt',
      'waitlist_signup_failed',
    ]);
  expect(named(events, 'cta_click')[0]?.properties).toEqual({ path: '/', cta: 'find_opportunities' });
  expect(named(events, 'waitlist_signup_success')[0]?.properties).toEqual(list);
  expect(named(events, 'waitlist_signup_failed')[0]?.properties).toEqual({ ...list, status: 409 });
  expect(JSON.stringify(events).toLowerCase()).not.toContain('asha');
});

test('the form lists missing entries once, marks the fields and keeps only digits of a phone number', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const events = listen(page);
  await visit(page, '/');
  const dialog = await openWaitlist(page, 'Find Opportunities');
  const join = dialog.getByRole('button', { name: 'Join the waitlist' });
  await join.click();
  await expect(dialog.getByText('Please fill in all required fields')).toHaveCount(1);
  await expect(dialog.locator('input[aria-invalid="true"]:visible')).toHaveCount(5);
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('nowhere');
  await page.getByLabel('Phone').pressSequentially('0a0-12345');
  await expect(page.getByLabel('Phone')).toHaveValue('12345');
  await expect(dialog.getByText('Please fill in college and experience details')).toHaveCount(1);
  await choose(page, 'College', 'Other IIIT');
  await choose(page, 'Experience', 'Still studying');
  await join.click();
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(dialog.getByText('Please enter a 10-digit phone number.')).toBeVisible();
  await page.getByLabel('Phone').fill('+91 98765 432109');
  await expect(page.getByLabel('Phone')).toHaveValue('9876543210');
  await page.keyboard.press('Escape');

  const hiring = await openWaitlist(page, 'Hire Talent');
  await page.getByLabel('Name').fill('Rohan Mehta');
  await page.getByLabel('Email').fill(`rohan.${run}@company.test`);
  await page.getByLabel('Phone').fill(nextPhone());
  await hiring.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(hiring.getByRole('alert')).toHaveText('Please fill in company name');
  expect(named(events, 'waitlist_signup_attempt')).toEqual([]);
  await page.getByRole('textbox', { name: 'Company' }).fill('Tamarind Pay');
  await hiring.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(hiring.getByRole('status')).toContainText('You are on the waitlist.');
});

const WAITLIST_FAILURES = [
  [cutOff, 'Network error. Please check your connection and try again.'],
  [json(500, { success: false, message: 'Boom' }), 'Server error occurred. Please try again later.'],
  [json(503, { success: false, error: 'We are moving house.' }), 'We are moving house.'],
  [answer(502, '<html>', 'text/html'), 'Something went wrong. Please try again.'],
] as const;

test('every failure on the way to the waitlist is reported, and no entry is lost', async ({ browser }) => {
  const page = await openBrowser(browser);
  const [email, phone] = [`meera.${run}@people.test`, nextPhone()];
  await visit(page, '/');
  const dialog = await openWaitlist(page, 'Find Opportunities');
  await fillGraduate(page, email, phone);
  for (const [fail, sentence] of WAITLIST_FAILURES) {
    await page.route('**/api/waitlist/jobseeker', fail);
    await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(sentence);
    await expectGraduate(page, email, phone);
    await page.unroute('**/api/waitlist/jobseeker');
  }
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(dialog.getByRole('status')).toContainText('You are on the waitlist.');
});

const MESSAGE_FAILURES = [
  [cutOff, 'Failed to send message. Please try again.'],
  [json(500, { success: false, message: 'The mailbox is full.' }), 'The mailbox is full.'],
  [text(500, 'The mailbox is closed.'), 'The mailbox is closed.'],
  [text(503, 'upstream'), 'Failed to send message. Please try again.'],
] as const;

test('a question reaches the support mailbox; failures on the way lose nothing', async ({ browser }) => {
  const page = await openBrowser(browser);
  const events = listen(page);
  const question = `Is it free? ${run}`;
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Ask us' });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Ask us' });
  await expect(panel.getByLabel('Name')).toBeFocused();
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByText('Please write a message.')).toBeVisible();
  await panel.getByLabel('Name').fill('Asha Rao');
  await panel.getByLabel('Email').fill(`ask.${run}@people.test`);
  await panel.getByLabel('Phone').fill('12345');
  await panel.getByLabel('Message').fill(question);
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByText('Please enter a 10-digit phone number.')).toBeVisible();
  await panel.getByLabel('Phone').fill('9876543210');
  for (const [fail, sentence] of MESSAGE_FAILURES) {
    await page.route('**/api/visitor/message', fail);
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(panel.getByRole('alert')).toHaveText(sentence);
    await expect(panel.getByRole('alert')).toBeFocused();
    await expect(panel.getByLabel('Message')).toHaveValue(question);
    await page.unroute('**/api/visitor/message');
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await button.click();
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByRole('status')).toHaveText('Message sent');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  const settings = await (await page.request.get('/api/settings')).json();
  const mail = await mailTo(page, settings.data.supportEmail, /Quick message from Asha Rao/);
  expect(mail.text).toContain(question);
  expect(mail.text).toContain('9876543210');
  await expect.poll(() => named(events, 'chat_message_success')).toHaveLength(1);
  expect(named(events, 'chat_widget_opened')).toHaveLength(2);
  expect(named(events, 'chat_message_sent')).toHaveLength(5);
  expect(named(events, 'chat_message_failed').map(({ properties }) => properties.status)).toEqual([
    0, 500, 500, 503,
  ]);

  await button.click();
  await panel.getByLabel('Name').fill('Asha Rao');
  await panel.getByLabel('Email').fill(`ask.${run}@people.test`);
  await panel.getByLabel('Message').fill(question);
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByRole('alert')).toHaveText('A message with these details already exists.');
});

test('events also go to a data layer where a page has one, and never carry cookies', async ({ browser }) => {
  const page = await openBrowser(browser);
  await page.context().addCookies([{ name: 'known', value: 'yes', url: 'http://127.0.0.1' }]);
  keepApart(page);
  await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
  const sent = page.waitForRequest('**/api/analytics/events');
  await visit(page, '/');
  expect((await (await sent).allHeaders()).cookie).toBeUndefined();
  const layer = await page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer);
  expect(layer).toEqual([{ event: 'page_view', path: '/' }]);
});

test('the dialogs are accessible with errors and when done, light and dark', async ({ browser }) => {
  const watched = await openAs(browser, 'nobody');
  const { page } = watched;
  await page.goto('/');
  await settle(page);
  const dialog = await openWaitlist(page, 'Hire Talent');
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectFaultless(watched, 'an empty form');
  await page.getByLabel('Name').fill('Rohan Mehta');
  await page.getByLabel('Email').fill(`faultless.${run}@company.test`);
  await page.getByLabel('Phone').fill(nextPhone());
  await page.getByRole('textbox', { name: 'Company' }).fill('Tamarind Pay');
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(dialog.getByRole('status')).toBeVisible();
  await expectFaultless(watched, 'joined');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Ask us' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please write a message.')).toBeVisible();
  await expectFaultless(watched, 'an empty message');
});
