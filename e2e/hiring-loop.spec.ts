import { mailTo, moveClock, openBrowser } from './people.ts';
import { expect, test } from './story.ts';
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
  RECRUITER,
} from './whole/hiring-steps.ts';

test('a candidate joins, a company is approved, and an interview is booked', async ({ browser }) => {
  const candidate = await openBrowser(browser, 0);
  const recruiter = await openBrowser(browser, 1);
  const admin = await openBrowser(browser, 0);
  await test.step('the candidate joins', () => candidateJoins(candidate));
  await test.step('the candidate fills a first profile', () => candidateFillsProfile(candidate));
  await test.step('the company applies', () => companyApplies(recruiter));
  await test.step('an admin approves it', () => adminApproves(admin));
  await test.step('the waiting page moves on by itself', () =>
    expect(recruiter).toHaveURL(/\/recruiter\/dashboard/));
  await test.step('the company posts a job', () => companyPostsJob(recruiter));
  await test.step('the company finds the candidate and asks for an interview', () =>
    companyRequestsInterview(recruiter));
  await test.step('the mail about it waits five minutes, so that a request can be taken back', async () => {
    await moveClock(admin, 301);
    const mail = await mailTo(candidate, CANDIDATE.email, new RegExp(RECRUITER.company));
    expect(mail.text).toContain(JOB);
    await moveClock(admin, 0);
  });
  await test.step('the candidate offers a time', () => candidateOffersTimes(candidate, 2));
  await test.step('the company picks it', () => companyPicksTime(recruiter));
  await test.step('the candidate sees the booking without reloading', async () => {
    await candidate
      .getByRole('link', { name: /Active Interviews/ })
      .first()
      .click();
    await expect(candidate.getByText(JOB)).toBeVisible();
    await expect(candidate.getByText('6:30 pm').first()).toBeVisible();
  });
  await test.step('both have a mail with a calendar file', async () => {
    for (const address of [CANDIDATE.email, RECRUITER.email]) {
      const mail = await mailTo(candidate, address, /interview/i);
      expect(mail.calendar ?? '').toContain('BEGIN:VEVENT');
    }
  });
});
