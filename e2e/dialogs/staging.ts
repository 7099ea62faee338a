import { keepApart } from '../browsers.ts';
import type { Page } from '../story.ts';

/** A person of the demo data or of another story, whose last names end in digits. */
const PERSON = /^[A-Z][a-z]+ [A-Z]\w+$/;

/** Opens the person of the first row. */
export const openFirstPerson = (page: Page) => page.getByRole('link', { name: PERSON }).first().click();

/** Filters the list of interviews to a single one under this heading. */
export const onlyOneOf = (heading: string) => async (page: Page) => {
  const people = { name: /^Details:/ };
  const section = page.getByRole('region', { name: heading });
  await section.getByRole('button', people).first().waitFor();
  const all = await page.getByRole('button', people).allInnerTexts();
  const here = await section.getByRole('button', people).allInnerTexts();
  // Somebody with two requests would be listed twice.
  const name = here.find((one) => all.indexOf(one) === all.lastIndexOf(one));
  if (name === undefined) throw new Error(`Nobody stands once under "${heading}".`);
  await page.getByPlaceholder('Search candidate or job').fill(name);
  await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
};

/** Moves the clock past everything that is booked. The clock stays moved, so the browser is not reused. */
export const longAfter = async (page: Page) => {
  keepApart(page);
  await page.clock.setFixedTime(Date.now() + 60 * 86_400_000);
  await page.reload();
};

/** From now on, these values replace those of the first row in the answer of this call. */
export const staged = (calls: string, first: object) => async (page: Page) => {
  await page.route(calls, async (route) => {
    const got = await route.fetch();
    const { data, ...rest } = await got.json();
    const content = data.content?.map((row: object, place: number) => (place ? row : { ...row, ...first }));
    const json = { ...rest, data: content ? { ...data, content } : { ...data, ...first } };
    await route.fulfill({ response: got, json });
  });
  await page.reload();
};

/** Ticks the transfers of a payout that was sent to the bank. */
export async function tickSentTransfers(page: Page): Promise<void> {
  await page
    .getByRole('row')
    .filter({ hasText: 'Sent' })
    .getByRole('link', { name: /^Payout/ })
    .first()
    .click();
  await page.getByRole('checkbox').first().check();
}

/** Opens a job without any connection to the demo candidate. */
export async function openJob(page: Page): Promise<void> {
  const { content } = await page.request.get('/api/jobs').then(async (got) => (await got.json()).data);
  await page.route(`**/api/jobs/${content[0].id}*`, async (route) => {
    const got = await route.fetch();
    const { data, ...rest } = await got.json();
    const json = { ...rest, data: { ...data, myApplication: null, openRequest: null } };
    await route.fulfill({ response: got, json });
  });
  await page.goto(`/jobs/${content[0].id}`);
}
