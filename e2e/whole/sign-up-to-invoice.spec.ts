import { readFile } from 'node:fs/promises';
import { pdfPages } from '#server/testing/pdf-text.ts';
import { keepApart } from '../browsers.ts';
import { moveClock, openBrowser, typeDay } from '../people.ts';
import { expect, type Page, test } from '../story.ts';
import {
  adminApproves,
  CANDIDATE,
  candidateFillsProfile,
  candidateJoins,
  candidateOffersTimes,
  companyApplies,
  companyPicksTime,
  companyPostsJob,
  companyRequestsInterview,
  JOB,
} from './hiring-steps.ts';

const DAY = 86_400;
const NAME = `${CANDIDATE.firstName} ${CANDIDATE.lastName}`;

/** The dashboard asks for feedback once the round is over, and not before. */
async function giveFeedback(page: Page, outcome: string, waitUntilOver: () => Promise<void>): Promise<void> {
  const open = (name: string) => page.getByRole('link', { name }).first().click();
  const give = page.getByRole('link', { name: new RegExp(`Give feedback on ${NAME}`) });
  await open('Dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(give).toHaveCount(0);
  await open('Jobs');
  await waitUntilOver();
  await open('Dashboard');
  await give.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Strong yes' }).check();
  const best = dialog.getByRole('radio', { name: '4', exact: true });
  await expect(best).toHaveCount(4);
  for (const place of [0, 1, 2, 3]) await best.nth(place).press('Space');
  await dialog.getByRole('combobox', { name: 'Outcome' }).click();
  await page.getByRole('option', { name: outcome }).click();
  await dialog.getByLabel('Feedback', { exact: true }).fill('Thoughtful about failure.');
  await dialog.getByRole('button', { name: 'Save feedback' }).click();
}

test('from sign-up to the invoice: two rounds, two versions of an offer, a first day; without a reload', async ({
  browser,
}) => {
  const candidate = await openBrowser(browser, 0);
  const recruiter = await openBrowser(browser, 1);
  const admin = await openBrowser(browser, 0);
  /** Moves the servers and all browsers to this many days after the start of the story. */
  const waitUntilDay = async (days: number) => {
    await moveClock(admin, days * DAY);
    const now = Date.now() + days * DAY * 1000;
    for (const page of [candidate, recruiter, admin]) {
      keepApart(page);
      await page.clock.setSystemTime(now);
    }
  };

  await test.step('both sides join, and an admin approves the company', async () => {
    await candidateJoins(candidate);
    await candidateFillsProfile(candidate);
    await companyApplies(recruiter);
    await adminApproves(admin);
    await expect(recruiter).toHaveURL(/\/recruiter\/dashboard/);
  });

  await test.step('a job, a request, times, and the first round', async () => {
    await companyPostsJob(recruiter);
    await companyRequestsInterview(recruiter);
    await candidateOffersTimes(candidate, 2);
    await companyPicksTime(recruiter);
  });

  await test.step('the scorecard leads to the second round', async () => {
    await giveFeedback(recruiter, 'Next round', () => waitUntilDay(3));
    const request = recruiter.getByRole('dialog', { name: `Request an interview with ${NAME}` });
    await expect(request.getByLabel('Round', { exact: true })).toHaveValue('2');
    await request.getByRole('button', { name: 'Send request' }).click();
    await expect(request).toBeHidden();
    await candidateOffersTimes(candidate, 5);
    await companyPicksTime(recruiter);
  });

  await test.step('the second round leads to the offer', async () => {
    await giveFeedback(recruiter, 'Offer', () => waitUntilDay(6));
    const offer = recruiter.getByRole('dialog', { name: /an offer/ });
    await offer.getByLabel('Annual salary').fill('3600000');
    await typeDay(offer.getByLabel('Joining date'), 20);
    await offer.getByRole('button', { name: 'Send offer' }).click();
    await expect(offer).toBeHidden();
  });

  await test.step('a better version of it is accepted', async () => {
    await recruiter.getByRole('button', { name: 'Change offer' }).click();
    const change = recruiter.getByRole('dialog', { name: /Change the offer/ });
    await change.getByLabel('Annual salary').fill('4100000');
    await change.getByRole('button', { name: 'Send offer' }).click();
    await expect(change).toBeHidden();
    await candidate.getByRole('link', { name: 'Home' }).first().click();
    await candidate.getByRole('link', { name: /^Answer/ }).click();
    const card = candidate.getByRole('article').filter({ hasText: JOB });
    await expect(card.getByText('version 2')).toBeVisible();
    await card.getByRole('button', { name: /^Accept/ }).click();
    const accept = candidate.getByRole('dialog');
    await accept.getByLabel('Full name').fill(NAME);
    await accept.getByRole('button', { name: 'Accept offer' }).click();
    await expect(accept).toBeHidden();
  });

  await test.step('on the first day joining is recorded, and confirmed', async () => {
    await waitUntilDay(20);
    await recruiter.getByRole('button', { name: 'Record joining' }).click();
    const record = recruiter.getByRole('dialog', { name: /^Record that/ });
    await record.getByRole('button', { name: 'Record joining' }).click();
    await expect(record).toBeHidden();
    await candidate.getByRole('link', { name: 'Home' }).first().click();
    await candidate.getByRole('link', { name: /^Answer: Did you join/ }).click();
    await candidate.getByRole('button', { name: /^Confirm joining/ }).click();
    const confirm = candidate.getByRole('dialog', { name: /^Confirm that you joined/ });
    await confirm.getByRole('button', { name: 'Confirm joining' }).click();
    await expect(confirm).toBeHidden();
  });

  await test.step('the invoice names the fee, the tax and the person', async () => {
    await expect(recruiter.getByText('Confirmed', { exact: true }).first()).toBeVisible();
    await recruiter.keyboard.press('Escape');
    await expect(recruiter.getByRole('dialog')).toHaveCount(0);
    await recruiter.getByRole('link', { name: 'Billing' }).click();
    const title = recruiter
      .getByRole('row')
      .filter({ hasText: NAME })
      .getByRole('button', { name: /^MDL\// });
    const number = await title.innerText();
    await title.click();
    const download = recruiter.waitForEvent('download');
    await recruiter.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click();
    const paper = pdfPages(await readFile(await (await download).path()))
      .join(' ')
      .replaceAll('- ', '-');
    for (const words of [number, NAME, '8.33% of the first-year salary of ₹41,00,000', '₹3,41,530']) {
      expect(paper).toContain(words);
    }
  });
});
