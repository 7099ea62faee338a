import { type APIRequestContext, type Browser, expect, type Locator, type Page } from 'playwright/test';
import { DEMO_PASSWORD, enter, indiaDay, mailTo, openBrowser, pressDay } from './people.ts';
import { openPhone, type Phone } from './phone.ts';

const worker = process.env.TEST_WORKER_INDEX ?? '0';
let made = 0;

/**
 * A suffix that is not part of another one, also not together with an adjacent number on the screen; short,
 * because screens have room for real names only.
 */
function nextMark(): string {
  made += 1;
  return `q${worker}x${made}x`;
}

/** Calls the API and returns its data; a refusal fails the story. */
export async function callApi(
  request: APIRequestContext,
  method: string,
  path: string,
  { token, data }: { token?: string | undefined; data?: object | undefined } = {},
) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await request.fetch(path, { method, headers, ...(data && { data }) });
  const text = await answer.text();
  expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
  return text ? JSON.parse(text).data : undefined;
}

export interface Person {
  email: string;
  password: string;
  name: string;
  lastName: string;
  id: string;
  token: string;
}

async function openSession(request: APIRequestContext, email: string, password: string) {
  const data = await callApi(request, 'POST', '/api/auth/login', { data: { email, password } });
  return { token: data.accessToken as string, id: data.user.id as string };
}

/** Creates a candidate whom recruiters can find; uses the API only. */
export async function joinAsCandidate(page: Page, skillName = 'Rust', ref?: string): Promise<Person> {
  const lastName = `Nair${nextMark()}`;
  const email = `${lastName.toLowerCase()}@people.test`;
  const person = { firstName: 'Kavya', lastName, email, phone: '+91 98765 43210' };
  const { request } = page;
  await callApi(request, 'POST', '/api/auth/signup/candidate', {
    data: { ...person, password: DEMO_PASSWORD, ...(ref && { ref }) },
  });
  const { subject } = await mailTo(page, email, /is your Medallist code/);
  const otpCode = subject.slice(0, 6);
  await callApi(request, 'POST', '/api/auth/verify-email-otp', { data: { email, otpCode } });
  const session = await openSession(request, email, DEMO_PASSWORD);
  const info = {
    ...person,
    currentSalary: { fixed: 2_400_000, variable: 0, esopRsuStock: 0 },
    expectedSalary: { total: 3_800_000, fixed: 0 },
    noticePeriod: 'ONE_MONTH',
    preferredLocations: ['Bengaluru'],
    holdingAnyOffer: false,
  };
  const { token } = session;
  await callApi(request, 'PUT', '/api/jobseeker/profile/basic-info', { token, data: info });
  const skills = [{ skillName, experience: { years: 5, months: 0 }, competency: 'EXPERT' }];
  const set = { domain: 'Software Development', primaryRole: 'Backend Developer', skills };
  await callApi(request, 'PUT', '/api/jobseeker/profile/skills', { token, data: set });
  return { ...session, email, password: DEMO_PASSWORD, name: `Kavya ${lastName}`, lastName };
}

/** Opens this screen as the candidate, signed in. */
export function comeHome(page: Page, { email, password }: Person, path = '/home'): Promise<void> {
  return enter(page, email, password, path);
}

/** A browser in which a new candidate is signed in. */
export async function openAsCandidate(
  browser: Browser,
  path = '/home',
): Promise<{ page: Page; person: Person }> {
  const page = await openBrowser(browser);
  const person = await joinAsCandidate(page);
  await comeHome(page, person, path);
  return { page, person };
}

export const RECRUITER = 'recruiter@medallist.test';

export async function recruiterToken(page: Page): Promise<string> {
  return (await openSession(page.request, RECRUITER, DEMO_PASSWORD)).token;
}

const SALARY = { min: 3_500_000, max: 4_500_000 };

/** Publishes a job of the demo company. */
export async function publishJob(page: Page, more: object = {}): Promise<{ id: string; title: string }> {
  const title = `Ledger Engineer ${nextMark()}`;
  const token = await recruiterToken(page);
  const job = await callApi(page.request, 'POST', '/api/recruiter/jobs', {
    token,
    data: {
      title,
      description: 'Own the ledger that every payment passes through.',
      location: { city: 'Bengaluru' },
      salary: SALARY,
      maxNoticePeriod: 'MORE_THAN_THREE_MONTHS',
      requiredSkills: [{ skillName: 'Rust', minYears: 3, minLevel: 2 }],
      ...more,
    },
  });
  await callApi(page.request, 'POST', `/api/recruiter/jobs/${job.id}/publish`, { token });
  return { id: job.id, title };
}

/** Publishes a job of the demo company and requests an interview with this candidate. */
export async function askForInterview(
  page: Page,
  candidate: Person,
  wishes: object = {},
): Promise<{ id: string; title: string }> {
  const { id: jobId, title } = await publishJob(page);
  const token = await recruiterToken(page);
  const request = {
    candidateId: candidate.id,
    jobId,
    interviewType: 'TECHNICAL',
    interviewMode: 'PHONE_CALL',
    salaryRange: SALARY,
    duration: 60,
    message: 'We would like you to meet the team.',
  };
  const { id } = await callApi(page.request, 'POST', '/api/recruiter/interviews', {
    token,
    data: { ...request, ...wishes },
  });
  return { id, title };
}

/** A phone on which this person is signed in at this screen. */
export async function openPhoneOf(browser: Browser, person: Person, path = '/home'): Promise<Phone> {
  const phone = await openPhone(browser);
  await comeHome(phone.page, person, path);
  return phone;
}

/** An hour in Indian time, so many days ahead, in the format of the API. */
export function slotAhead(days: number, hour = 15) {
  return { date: indiaDay(days), timeRanges: [{ startTime: `${hour}:00`, endTime: `${hour + 1}:00` }] };
}

const MINUTE = 60_000;

/** An interval that starts in a few minutes, in a time zone where that is not around midnight. */
export function slotSoon(inMinutes: number, duration: number) {
  const hourIn = (timeZone: string) =>
    Number(new Date().toLocaleString('en-GB', { timeZone, hour: '2-digit' }));
  const timezone = hourIn('Asia/Kolkata') < 22 ? 'Asia/Kolkata' : 'Europe/London';
  const local = (minutes: number) =>
    new Date(Date.now() + minutes * MINUTE).toLocaleString('sv-SE', { timeZone: timezone });
  const [date = '', start = ''] = local(inMinutes).split(' ');
  const end = local(inMinutes + duration).split(' ')[1] ?? '';
  return { date, timezone, timeRanges: [{ startTime: start.slice(0, 5), endTime: end.slice(0, 5) }] };
}

/** Creates a booked interview; uses the API only. */
export async function bookInterview(page: Page, candidate: Person, days = 3, wishes: object = {}) {
  const interview = await askForInterview(page, candidate, wishes);
  const accepted = await callApi(page.request, 'POST', '/api/jobseeker/interviews/respond', {
    token: candidate.token,
    data: { interviewId: interview.id, status: 'ACCEPTED', availabilitySlots: [slotAhead(days)] },
  });
  await callApi(page.request, 'POST', `/api/recruiter/interviews/${interview.id}/schedule`, {
    token: await recruiterToken(page),
    data: { slotId: accepted.availabilitySlots[0].id, meetingLink: 'https://meet.example/ledger' },
  });
  return interview;
}

/** Fills the first time of an open form through its plain fields, which parse typed text. */
export async function offerTime(page: Page, dialog: Locator, days: number, start: string): Promise<void> {
  await dialog.getByLabel('Date of time 1').click();
  await pressDay(page, days);
  await dialog.getByRole('combobox', { name: 'Start of time 1' }).fill(start);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('combobox', { name: 'Start of time 1' })).toHaveValue(start);
}
