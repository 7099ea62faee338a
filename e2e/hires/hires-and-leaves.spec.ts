import { readFile } from 'node:fs/promises';
import { pdfPages } from '#server/testing/pdf-text.ts';
import { callApi, comeHome, joinAsCandidate, RECRUITER } from '../interview-people.ts';
import { DEMO_PASSWORD, enter, indiaDay, openBrowser, typeDay, visit } from '../people.ts';
import { openPhone } from '../phone.ts';
import { expect, test } from '../story.ts';
import { agreeOnOffer } from './hire-people.ts';

/** Far enough from the times of other stories that neither blocks the other. */
const TIMES_IN_DAYS = 52;

test('an accepted offer becomes a hire on a phone, and the hire ends early, without a reload', async ({
  browser,
}) => {
  const { page: candidate, tap, choose } = await openPhone(browser);
  const recruiter = await openBrowser(browser, 1);
  const person = await joinAsCandidate(candidate);
  const { request } = candidate;
  const { applicationId } = await agreeOnOffer(candidate, person, {
    joiningDate: indiaDay(),
    timesInDays: TIMES_IN_DAYS,
  });

  await test.step('the recruiter records joining at the salary agreed on', async () => {
    await enter(
      recruiter,
      RECRUITER,
      DEMO_PASSWORD,
      `/recruiter/applications?application=${applicationId}&tab=offer`,
    );
    await recruiter.getByRole('button', { name: 'Record joining' }).click();
    const dialog = recruiter.getByRole('dialog', { name: /^Record that Kavya joined/ });
    await expect(dialog.getByLabel('Annual salary')).toHaveValue('41,00,000');
    await expect(dialog.getByLabel('First day')).not.toHaveValue('');
    await dialog.getByRole('button', { name: 'Record joining' }).click();
    await expect(dialog).toBeHidden();
    await expect(recruiter.getByText('Awaiting confirmation').first()).toBeVisible();
  });

  await test.step('the candidate finds it on Home and confirms it by thumb', async () => {
    await comeHome(candidate, person);
    await tap(candidate.getByRole('link', { name: /^Answer: Did you join/ }));
    const card = candidate.getByRole('article').filter({ hasText: 'First day' });
    await expect(card.getByText('To confirm')).toBeVisible();
    await tap(card.getByRole('button', { name: /^Confirm joining/ }));
    const dialog = candidate.getByRole('dialog', { name: /^Confirm that you joined/ });
    await tap(dialog.getByRole('button', { name: 'Confirm joining' }));
    await expect(dialog).toBeHidden();
    await expect(card.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  });

  await test.step('the company sees it at once, and the profile is hidden until it is shown again', async () => {
    await expect(recruiter.getByRole('button', { name: 'Report leaving' })).toBeVisible();
    await tap(candidate.getByRole('button', { name: 'Show my profile again' }));
    await expect(candidate.getByRole('button', { name: 'Show my profile again' })).toBeHidden();
    const privacy = await callApi(request, 'GET', '/api/user/privacy', { token: person.token });
    expect(privacy.isVisible).toBe(true);
  });

  await test.step('the candidate reports having left, and the recruiter confirms it', async () => {
    const card = candidate.getByRole('article').filter({ hasText: 'First day' });
    await tap(card.getByRole('button', { name: /^Report leaving/ }));
    const dialog = candidate.getByRole('dialog', { name: /^Report that you left/ });
    await typeDay(dialog.getByLabel('Last day'), 0);
    await choose(dialog.getByRole('combobox', { name: 'Cause' }), 'Resigned');
    await tap(dialog.getByRole('button', { name: 'Report leaving' }));
    await expect(dialog).toBeHidden();
    await recruiter.getByRole('button', { name: 'Confirm leaving' }).click();
    const asked = recruiter.getByRole('dialog', { name: /^Confirm that Kavya .* left/ });
    await asked.getByRole('button', { name: 'Confirm leaving' }).click();
    await expect(asked).toBeHidden();
    await expect(recruiter.getByText('Left early').first()).toBeVisible();
    await expect(card.getByText('Left early')).toBeVisible();
    await visit(recruiter, '/recruiter/hires?status=LEFT');
    await expect(recruiter.getByRole('link', { name: person.name })).toBeVisible();
  });

  await test.step('billing holds the invoice and the credit of all of it, on paper too', async () => {
    await recruiter.getByRole('link', { name: 'Billing' }).click();
    const line = recruiter.getByRole('row').filter({ hasText: person.name });
    await expect(line.getByText('Credited')).toBeVisible();
    const title = line.getByRole('button', { name: /^MDL\// });
    const number = await title.innerText();
    await title.click();
    const panel = recruiter.getByRole('dialog', { name: number });
    await expect(panel.getByText('left early, 100%')).toBeVisible();
    const download = recruiter.waitForEvent('download');
    await panel.getByRole('button', { name: 'Download PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`Invoice ${number.replaceAll('/', '-')}.pdf`);
    const paper = pdfPages(await readFile(await file.path()))
      .join(' ')
      .replaceAll('- ', '-');
    for (const words of [
      'Tax invoice',
      number,
      person.name,
      '8.33% of the first-year salary of ₹41,00,000',
    ]) {
      expect(paper).toContain(words);
    }
    await recruiter.evaluate(() => {
      window.print = () => document.body.classList.add('was-printed');
    });
    await panel.getByRole('button', { name: 'Print' }).click();
    await expect(recruiter.locator('body.was-printed')).toBeVisible();
    await recruiter.emulateMedia({ media: 'print' });
    await expect(recruiter.getByRole('heading', { name: `Tax invoice ${number}` })).toBeVisible();
    await expect(recruiter.getByText('Pay to')).toBeVisible();
    await expect(recruiter.getByRole('button')).toHaveCount(0);
    await expect(recruiter.getByRole('link')).toHaveCount(0);
    await recruiter.emulateMedia({ media: null });
    await recruiter.goBack();
    await expect(panel).toBeHidden();
  });
});
