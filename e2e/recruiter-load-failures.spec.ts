import { giveBack } from './browsers.ts';
import { applyAsCompany, type Founder, openCompany } from './company-people.ts';
import { callApi } from './interview-people.ts';
import { PASSWORD } from './newcomer.ts';
import { DEMO_PASSWORD, enter, openBrowser, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';

const run = Date.now().toString(36);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const SAID = 'The ledger is being moved.';
const NO_LINE = 'Network error. Please check your connection and try again.';
const JSON_TYPE = { contentType: 'application/json' };

/** Answers of a broken server: no message, a message, or no answer. */
const ANSWERS = {
  wordless: { status: 500, ...JSON_TYPE, body: '{}' },
  spoken: { status: 500, ...JSON_TYPE, body: JSON.stringify({ success: false, message: SAID }) },
  missing: {
    status: 404,
    ...JSON_TYPE,
    body: JSON.stringify({ success: false, message: 'Job not found', code: 'JOB_NOT_FOUND' }),
  },
} as const;
type How = keyof typeof ANSWERS | 'network';

/** Makes this call fail until the returned function is called. */
async function breakCall(page: Page, path: string, how: How, method = 'GET') {
  const pattern = new RegExp(`/api/recruiter/${path}(\\?|$)`);
  await page.route(pattern, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return how === 'network' ? route.abort() : route.fulfill(ANSWERS[how]);
  });
  return () => page.unroute(pattern);
}

/** The message for each kind of failure; `own` is the screen's default message. */
const toldOf = (own: string): [How, string][] => [
  ['wordless', own],
  ['spoken', SAID],
  ['network', NO_LINE],
];

interface Company {
  founder: Founder;
  page: Page;
}

let applicant: Company;
let approved: Company;
let jobs: { draft: string; published: string };
test.beforeAll(async ({ browser }) => {
  const [first, second] = [await openBrowser(browser), await openBrowser(browser)];
  applicant = { page: first, founder: await applyAsCompany(first, `Amber Loom ${run}`) };
  const { token } = applicant.founder;
  await callApi(first.request, 'POST', '/api/recruiter/onboarding/cancel', { token });
  approved = { page: second, founder: await openCompany(second, `Cobalt Loom ${run}`) };
  const draft = await createJob(approved, `Draft Keeper ${run}`);
  const published = await createJob(approved, `Board Keeper ${run}`);
  const own = { token: approved.founder.token };
  await callApi(second.request, 'POST', `/api/recruiter/jobs/${published}/publish`, own);
  jobs = { draft, published };
  await enter(first, applicant.founder.email, PASSWORD, '/recruiter/onboarding');
  await enter(second, approved.founder.email, PASSWORD, '/recruiter/dashboard');
});
test.afterAll(() => Promise.all([applicant, approved].map(({ page }) => giveBack(page))));

async function createJob({ page, founder: { token } }: Company, title: string): Promise<string> {
  const data = {
    title,
    description: 'Keep the looms in time.',
    location: { city: 'Pune' },
    salary: { min: 2_500_000, max: 3_500_000 },
    maxNoticePeriod: 'MORE_THAN_THREE_MONTHS',
    requiredSkills: [{ skillName: 'Rust', minYears: 1, minLevel: 1 }],
  };
  return (await callApi(page.request, 'POST', '/api/recruiter/jobs', { token, data })).id;
}

interface Load {
  of: () => Company;
  screen: () => string;
  call: string;
  /** The title of the message or of the page. */
  title?: string;
  own: string;
}

const UNSAID = 'HTTP Error: 500';
const LOADS: Load[] = [
  {
    of: () => applicant,
    screen: () => '/recruiter/onboarding',
    call: 'onboarding/status',
    title: 'Error Loading Onboarding',
    own: 'Failed to load onboarding status',
  },
  {
    of: () => approved,
    screen: () => '/recruiter/company',
    call: 'onboarding/documents',
    own: 'Failed to load documents',
  },
  {
    of: () => approved,
    screen: () => `/recruiter/jobs/${jobs.published}`,
    call: 'jobs/[0-9a-f-]+',
    title: 'Error Loading Job',
    own: 'Failed to load job details',
  },
  {
    of: () => approved,
    screen: () => '/recruiter/dashboard',
    call: 'dashboard',
    title: 'Error Loading Dashboard',
    own: UNSAID,
  },
];

for (const { of, screen, call, title, own } of LOADS) {
  test(`what cannot be loaded says why, or: ${own}${title ? `, under ${title}` : ''}`, async () => {
    const { page } = of();
    for (const [how, words] of toldOf(own)) {
      const mend = await breakCall(page, call, how);
      await visit(page, screen());
      await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();
      if (title) await expect(page.getByText(title).first()).toBeVisible();
      await mend();
    }
    await page.getByRole('button', { name: /^(Try again|Retry)$/ }).click();
    await expect(page.getByText(NO_LINE)).toHaveCount(0);
  });
}

test('a job that does not exist is reported as such, with a link back', async () => {
  const { page } = approved;
  const mend = await breakCall(page, 'jobs/[0-9a-f-]+', 'missing');
  await visit(page, `/recruiter/jobs/${jobs.published}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Job not found' })).toBeVisible();
  await mend();
  await page.getByRole('link', { name: 'Back to Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
});

interface JobStep {
  name: string;
  job: () => string;
  call: string;
  method?: string;
  own: string;
}

const STEPS: JobStep[] = [
  { name: 'Publish', job: () => jobs.draft, call: '/publish', own: 'Failed to publish job' },
  { name: 'Unpublish', job: () => jobs.published, call: '/unpublish', own: 'Failed to unpublish job' },
  { name: 'Close', job: () => jobs.published, call: '/close', own: 'Failed to close job' },
  { name: 'Delete', job: () => jobs.published, call: '', method: 'DELETE', own: 'Failed to delete job' },
];

for (const { name, job, call, method = 'POST', own } of STEPS) {
  test(`a job that cannot go through ${name} says why, or: ${own}`, async () => {
    const { page } = approved;
    await visit(page, `/recruiter/jobs/${job()}`);
    await page.getByRole('button', { name: /^More actions for/ }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    for (const [how, words] of toldOf(own)) {
      const mend = await breakCall(page, `jobs/[0-9a-f-]+${call}`, how, method);
      // The first of this name may be the close button of the dialog.
      await dialog.getByRole('button', { name, exact: true }).last().click();
      await expect(dialog.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await mend();
    }
  });
}

test('documents that cannot be uploaded or deleted say why, or have a default message', async () => {
  const { page } = applicant;
  await visit(page, '/recruiter/onboarding?step=3');
  const files = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: PDF };
  await page.locator('input[type=file]').setInputFiles(files);
  for (const [how, words] of toldOf('Failed to upload documents')) {
    const mend = await breakCall(page, 'onboarding/documents', how, 'POST');
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await mend();
  }
  await page.getByRole('button', { name: 'Delete gst.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete document' });
  for (const [how, words] of toldOf('Failed to delete document')) {
    const mend = await breakCall(page, 'onboarding/documents/[0-9a-f-]+', how, 'DELETE');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await mend();
  }
});

async function expectUnsent(page: Page, button: string, call: string, own: string): Promise<void> {
  await visit(page, '/recruiter/onboarding?step=4');
  await page.getByLabel('I agree to the terms').check();
  for (const [how, words] of toldOf(own)) {
    const mend = await breakCall(page, call, how, 'POST');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await mend();
  }
}

test('an application that cannot be sent, or sent again, says why, or has a default message', async () => {
  const { page, founder } = applicant;
  await expectUnsent(page, 'Submit for Approval', 'onboarding/submit', 'Failed to submit for approval');
  const { request } = page;
  const { token } = founder;
  await callApi(request, 'POST', '/api/recruiter/onboarding/submit', { token });
  const data = { email: 'admin@medallist.test', password: DEMO_PASSWORD };
  const { accessToken } = await callApi(request, 'POST', '/api/auth/login', { data });
  const reason = { reason: 'The certificate cannot be read.' };
  await callApi(request, 'POST', `/api/admin/recruiters/${founder.id}/reject`, {
    token: accessToken,
    data: reason,
  });
  await expectUnsent(page, 'Resubmit Application', 'onboarding/resubmit', 'Failed to resubmit');
});
