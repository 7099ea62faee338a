import { expect, test } from 'vitest';
import { recordCandidateView } from '#contract/candidates/recruiter-view.ts';
import { saveSkills } from '#contract/candidates/skills.ts';
import { listCandidateActivity } from '#contract/dashboards/activity.ts';
import { getCandidateHome } from '#contract/dashboards/candidate-home.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, SKILLS } from '#server/testing/factories/candidates.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const DAY = 86_400;

const server = ownServer();

async function activityOf(who: TestAccount, query?: { page?: number; size?: number }) {
  return (await server.as(who).call(listCandidateActivity, query ? { query } : {})).data;
}

async function look(companyName: string, at: TestAccount) {
  const recruiter = await createRecruiter(server.db, { companyName });
  await server.as(recruiter).call(recordCandidateView, { params: { id: at.id } });
}

/** A profile saved on two days, and viewed on eight. */
async function createBusy() {
  await server.moveClock(-9 * DAY);
  const asha = await createSearchableCandidate(server.db);
  for (let day = 8; day > 0; day--) {
    await server.moveClock(-day * DAY);
    await look(`Company ${day}`, asha);
    if (day === 4) await server.as(asha).call(saveSkills, { body: SKILLS });
  }
  await server.moveClock(0);
  return asha;
}

test('contains everything, newest first and each once, page by page; the home shows its first entries', async () => {
  const asha = await createBusy();
  const all = await activityOf(asha, { size: 100 });
  expect(all.content.map(({ title }) => title)).toEqual([
    'Company 1 viewed your profile',
    'Company 2 viewed your profile',
    'Company 3 viewed your profile',
    'Company 4 viewed your profile',
    'You updated Skills',
    'Company 5 viewed your profile',
    'Company 6 viewed your profile',
    'Company 7 viewed your profile',
    'Company 8 viewed your profile',
    'You updated Skills',
    'You updated Basic Info',
  ]);
  expect(all).toMatchObject({ totalElements: 11, last: true });
  const pages = [
    await activityOf(asha, { page: 0, size: 4 }),
    await activityOf(asha, { page: 1, size: 4 }),
    await activityOf(asha, { page: 2, size: 4 }),
  ];
  expect(pages.flatMap(({ content }) => content)).toEqual(all.content);
  expect(pages.map(({ last }) => last)).toEqual([false, false, true]);
  const home = (await server.as(asha).call(getCandidateHome)).data.activity;
  expect(home).toEqual(all.content.slice(0, 5));
});

test('a notification has its text and its link', async () => {
  const { candidate } = await requestOne(server);
  const { content } = await activityOf(candidate);
  expect(content[0]).toMatchObject({
    kind: 'interview.requested',
    detail: expect.stringMatching(/\w/),
    link: expect.stringContaining('/interview-requests/pending'),
    isWholeDay: false,
  });
});

test('the views of a day are dated at the end of the day in India, and never in the future', async () => {
  const asha = await createSearchableCandidate(server.db);
  const { id: viewerId, companyId } = await createRecruiter(server.db);
  const view = (day: string) =>
    server.db.insertInto('candidateViews').values({ candidateId: asha.id, viewerId, companyId, day });
  await view('2026-03-10').execute();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  await view(today).execute();
  const views = (await activityOf(asha)).content.filter(({ kind }) => kind === 'profile.viewed');
  expect(views.map(({ isWholeDay, link }) => [isWholeDay, link])).toEqual([
    [true, '/profile/view'],
    [true, '/profile/view'],
  ]);
  expect(new Date(views[0]?.at ?? '').getTime()).toBeLessThanOrEqual(Date.now());
  expect(views[1]?.at).toBe('2026-03-10T18:29:00.000Z');
});

test('a save shortly after midnight in India counts for the new day', async () => {
  const asha = await createCandidate(server.db);
  const save = (at: string) =>
    server.db.insertInto('auditEvents').values({
      id: crypto.randomUUID(),
      actorId: asha.id,
      action: 'candidate.skills_saved',
      subjectType: 'candidate',
      subjectId: asha.id,
      companyId: null,
      summary: 'Updated Skills',
      ip: null,
      onceKey: null,
      before: null,
      after: null,
      at: new Date(at),
    });
  for (const at of ['2026-03-10T18:20:00Z', '2026-03-10T18:40:00Z', '2026-03-10T18:50:00Z']) {
    await save(at).execute();
  }
  expect((await activityOf(asha)).content.map(({ at }) => at)).toEqual([
    '2026-03-10T18:50:00.000Z',
    '2026-03-10T18:20:00.000Z',
  ]);
});

test('is the user’s own, and for candidates', async () => {
  const { candidate, recruiter } = await requestOne(server);
  expect((await activityOf(await createCandidate(server.db))).content).toEqual([]);
  expect((await activityOf(candidate)).totalElements).toBeGreaterThan(0);
  expect((await server.call(listCandidateActivity)).status).toBe(401);
  expect((await server.as(recruiter).call(listCandidateActivity)).status).toBe(403);
});
