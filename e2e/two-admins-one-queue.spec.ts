import { openNewcomer, PASSWORD } from './newcomer.ts';
import { DEMO_PASSWORD, enter, mailTo, openBrowser, signIn, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';
import { expectFaultless, openAs, settle } from './watched-page.ts';

const run = Date.now().toString(36);
const ADMIN = { email: 'admin@medallist.test', password: DEMO_PASSWORD };

async function ask(page: Page, path: string, data?: object, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const method = data ? 'POST' : 'GET';
  const answer = await page.request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()).data;
}

test('of two admins with the same report open the second is told, one decides, and the reporter is notified', async ({
  browser,
}) => {
  const reporter = await openNewcomer(browser);
  const { page } = reporter;
  const { content } = await ask(page, 'jobs');
  const { id, title, company } = content[0];
  await test.step('a candidate reports a job where it stands', async () => {
    await visit(page, `/jobs/${id}`);
    await page.getByRole('button', { name: 'Report this job' }).click();
    const dialog = page.getByRole('dialog', { name: `Report ${title}` });
    await dialog.getByRole('combobox', { name: 'What is wrong' }).click();
    await page.getByRole('option', { name: 'Asks candidates for money' }).click();
    await dialog.getByLabel('In your words').fill(`They ask for money, ${run}.`);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. You will hear from us once')).toBeVisible();
  });

  const first = await openAs(browser, 'admin');
  const second = await openBrowser(browser, 1);
  await enter(second, 'superadmin@medallist.test', DEMO_PASSWORD, '/admin/dashboard');
  const { accessToken } = await ask(page, 'auth/login', ADMIN);
  const list = await ask(page, `admin/reports?search=${reporter.lastName}`, undefined, accessToken);
  const address = `/admin/queue?kind=REPORT&open=REPORT.${list.content[0].id}`;
  const dialogOf = (admin: Page) =>
    admin.getByRole('dialog', { name: `Report: ${title} at ${company.name}` });
  const warning = dialogOf(second).getByText('has had this open since');

  await test.step('the second who opens it is told who is at it, and no more once the first lets go', async () => {
    await first.page.goto(address);
    await settle(first.page);
    await expect(dialogOf(first.page)).toContainText(`They ask for money, ${run}.`);
    await expect(dialogOf(first.page).getByRole('link', { name: 'The job in the console' })).toHaveAttribute(
      'href',
      `/admin/jobs?job=${id}`,
    );
    await expectFaultless(first, 'a report in the queue');
    await visit(second, address);
    await expect(warning).toBeVisible();
    await first.page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialogOf(first.page)).toBeHidden();
    await expect(warning).toBeHidden();
  });

  await test.step('back at it, the first is now the one who is told', async () => {
    await first.page.goto(address);
    await settle(first.page);
    await expect(dialogOf(first.page).getByText('has had this open since')).toBeVisible();
  });

  await test.step('the second decides, and the first sees it without a reload', async () => {
    const dialog = dialogOf(second);
    await dialog.getByRole('radio', { name: 'Dismissed: nothing is wrong' }).check();
    await dialog.getByLabel('Reason').fill('The page says nothing of money.');
    await dialog.getByRole('button', { name: 'Close the report' }).click();
    await expect(second.getByText('Report closed.')).toBeVisible();
    await expect(dialogOf(first.page)).toContainText('Dismissed by');
    await expect(dialogOf(first.page).getByRole('button', { name: 'Close the report' })).toHaveCount(0);
  });
  expect((await mailTo(page, reporter.email, /We have looked at your report/)).text).toContain(
    'We found nothing',
  );
});

test('an admin who decides on a recruiter from the list is told that a colleague has the details open', async ({
  browser,
}) => {
  const first = await openAs(browser, 'admin');
  await first.page.goto('/admin/recruiters?status=PENDING');
  await first.page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click();
  await settle(first.page);
  const second = await openBrowser(browser, 1);
  await enter(second, 'superadmin@medallist.test', DEMO_PASSWORD, '/admin/recruiters?status=PENDING');
  for (const name of [/^Approve /, /^Reject /]) {
    await second.getByRole('button', { name }).first().click();
    await expect(second.getByRole('dialog').getByText('has had this open since')).toBeVisible();
    await second.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(second.getByRole('dialog')).toBeHidden();
  }
});

test('a self-referral is refused with a reason, and a rejected affiliate sees theirs', async ({
  browser,
}) => {
  const { email, lastName, ask: askAsReferrer, page } = await openNewcomer(browser);
  const { links } = (await askAsReferrer('GET', 'referrals/summary')) as { links: { code: string } };
  await ask(page, 'auth/signup/candidate', {
    ...{ firstName: 'Asha', lastName: `Again${lastName}`, phone: '+91 90000 11223', password: PASSWORD },
    email: email.replace('@', '+two@'),
    ref: links.code,
  });
  const watched = await openAs(browser, 'admin');
  const { page: admin } = watched;

  await test.step('the referral', async () => {
    await admin.goto(`/admin/referrals?search=Again${lastName}`);
    await settle(admin);
    await admin.getByRole('button', { name: `Open Asha Again${lastName}` }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog).toContainText('Both addresses lead to the same mailbox.');
    await expectFaultless(watched, 'a flagged referral');
    await dialog.getByRole('radio', { name: 'Refuse it' }).check();
    await dialog.getByRole('button', { name: 'Decide' }).click();
    await expect(dialog.getByText('Please give a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Both accounts are yours.');
    await dialog.getByRole('button', { name: 'Decide' }).click();
    await expect(admin.getByText('Decision recorded.')).toBeVisible();
    expect((await mailTo(page, email, /does not count/)).text).toContain('Both accounts are yours.');
  });

  await test.step('the affiliate', async () => {
    const affiliate = `maya.${run}@blog.test`;
    await ask(page, 'auth/signup/affiliate', {
      ...{ firstName: 'Maya', lastName: `Iyer${run}`, phone: '9876543210', password: PASSWORD },
      ...{ email: affiliate, website: 'https://maya.example' },
    });
    await admin.goto(`/admin/affiliates?search=${affiliate}`);
    await settle(admin);
    await admin.getByRole('button', { name: `Reject Maya Iyer${run}` }).click();
    const dialog = admin.getByRole('dialog');
    await expectFaultless(watched, 'an affiliate');
    await dialog.getByLabel('Reason for rejection').fill('The site is empty.');
    await dialog.getByRole('button', { name: 'Reject affiliate' }).click();
    await expect(admin.getByText('Affiliate rejected successfully!')).toBeVisible();
    const theirs = await openBrowser(browser, 1);
    await signIn(theirs, affiliate, PASSWORD);
    await expect(theirs.getByText('The site is empty.')).toBeVisible();
  });
});
