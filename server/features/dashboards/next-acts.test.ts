import { afterEach, describe, expect, test } from 'vitest';
import { getCompleteProfile, setProfileVisibility, uploadResume } from '#contract/candidates/profile.ts';
import { saveSkills } from '#contract/candidates/skills.ts';
import { getCandidateHome } from '#contract/dashboards/candidate-home.ts';
import type { NextAct } from '#contract/dashboards/next-acts.ts';
import { completeRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { completeInterview } from '#contract/interviews/respond.ts';
import * as verifications from '#contract/verifications/own.ts';
import { standOf } from '#contract/verifications/stand.ts';
import { createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import {
  createSearchableCandidate,
  EDUCATION,
  EXPERIENCE,
  SKILLS,
} from '#server/testing/factories/candidates.ts';
import { requestOne, scheduleOne } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';
import { statementsOf } from '#server/testing/statements.ts';

const server = ownServer();
afterEach(() => server.moveClock(0));

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const DAY = 86_400;

async function homeOf(who: TestAccount) {
  return (await server.as(who).call(getCandidateHome)).data;
}

async function actsOf(who: TestAccount) {
  return (await homeOf(who)).nextActs;
}

async function kindsOf(who: TestAccount): Promise<NextAct['kind'][]> {
  return (await actsOf(who)).map(({ kind }) => kind);
}

async function degreeOf({ id }: TestAccount): Promise<string> {
  const rows = await server.db
    .selectFrom('candidateEducations')
    .select('id')
    .where('candidateId', '=', id)
    .execute();
  return rows[0]?.id ?? '';
}

function setDegree({ id }: TestAccount, verificationStatus: 'VERIFIED' | 'REJECTED') {
  return server.db
    .updateTable('candidateEducations')
    .set({ verificationStatus })
    .where('candidateId', '=', id)
    .execute();
}

function addResume(who: TestAccount) {
  const form = new FormData();
  form.append('resume', new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), 'asha.pdf');
  return server.as(who).call(uploadResume, { form });
}

async function sendDocument(who: TestAccount) {
  const form = new FormData();
  form.append('document', new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), 'degree.pdf');
  await server.as(who).call(verifications.uploadDegreeProof, { params: { id: await degreeOf(who) }, form });
}

async function sendCode(who: TestAccount) {
  const params = { id: await degreeOf(who) };
  const body = { email: `${who.lastName.toLowerCase()}@smail.iitm.ac.in` };
  await server.as(who).call(verifications.sendDegreeCode, { params, body });
}

/** All sections are saved. */
function graduate(): Promise<TestAccount> {
  return createSearchableCandidate(server.db, { education: EDUCATION, experience: EXPERIENCE });
}

/** A candidate with nothing left to do. */
async function finished(): Promise<TestAccount> {
  const asha = await graduate();
  await addResume(asha);
  await setDegree(asha, 'VERIFIED');
  return asha;
}

describe('what a candidate does next', () => {
  test('is nothing once the profile is complete, verified and nobody waits', async () => {
    const asha = await finished();
    expect(await homeOf(asha)).toMatchObject({
      nextActs: [],
      firstDay: null,
      profile: { searchBar: null, degree: { stand: 'VERIFIED' } },
    });
  });

  test('starts with the resume and the first missing section', async () => {
    const asha = await createCandidate(server.db);
    expect(await actsOf(asha)).toEqual([
      { kind: 'UPLOAD_RESUME', due: null, link: '/profile/edit/info' },
      {
        kind: 'FINISH_SECTION',
        due: null,
        link: '/profile/edit/info',
        section: 'basicInfo',
        isFromResume: false,
      },
    ]);
    await addResume(asha);
    expect(await actsOf(asha)).toMatchObject([{ link: '/profile/from-resume', isFromResume: true }]);
    const found = await createSearchableCandidate(server.db);
    expect((await actsOf(found)).at(-1)).toMatchObject({
      section: 'experience',
      link: '/profile/edit/experience',
    });
  });

  test('is to reply, the earliest deadline first, at most three', async () => {
    const asha = await finished();
    const hours = [70, 30, 50, 100];
    const ids: string[] = [];
    for (const inHours of hours) {
      const respondByDate = new Date(Date.now() + inHours * 3_600_000).toISOString();
      ids.push((await requestOne(server, { candidate: asha, respondByDate })).id);
    }
    const home = await homeOf(asha);
    expect(home.nextActs.map((act) => act.kind === 'REPLY' && act.interviewId)).toEqual([
      ids[1],
      ids[2],
      ids[0],
    ]);
    expect(home.nextActs[0]).toMatchObject({
      link: `/interview-requests/pending?request=${ids[1]}&act=accept`,
      jobTitle: 'Senior Backend Engineer',
      location: 'Bengaluru',
      isRemote: false,
      salaryRange: { min: 3_800_000, max: 4_600_000 },
    });
    expect(home.stats.interviewRequests).toBe(4);
    await server.moveClock(31 * 3600);
    expect((await actsOf(asha)).map((act) => act.kind === 'REPLY' && act.interviewId)).toEqual([
      ids[2],
      ids[0],
      ids[3],
    ]);
  });

  test('asks for feedback once the interview has ended, until it is given', async () => {
    const asha = await finished();
    const { id, recruiter } = await scheduleOne(server, { candidate: asha });
    expect(await actsOf(asha)).toEqual([]);
    await server.moveClock(3 * DAY);
    expect(await actsOf(asha)).toMatchObject([
      {
        kind: 'GIVE_FEEDBACK',
        due: null,
        interviewId: id,
        link: `/interview-requests/active?interview=${id}&act=feedback`,
      },
    ]);
    await server
      .as(recruiter)
      .call(completeRecruiterInterview, { params: { id }, body: { outcome: 'HOLD', feedback: 'Calm.' } });
    expect(await actsOf(asha)).toMatchObject([
      { link: `/interview-requests/active?view=past&interview=${id}&act=feedback` },
    ]);
    await server.as(asha).call(completeInterview, { params: { id }, body: { feedback: 'A fair talk.' } });
    expect(await actsOf(asha)).toEqual([]);
  });

  test('is not asked for feedback for ever', async () => {
    const asha = await finished();
    const { booked } = await scheduleOne(server, { candidate: asha });
    const sinceEnd = Math.round((Date.parse(booked.endsAt ?? '') - Date.now()) / 1000);
    await server.moveClock(sinceEnd + 14 * DAY - 60);
    expect(await kindsOf(asha)).toEqual(['GIVE_FEEDBACK']);
    await server.moveClock(sinceEnd + 14 * DAY + 60);
    expect(await kindsOf(asha)).toEqual([]);
  });

  test('is to verify the degree: with the code while it is valid, and again after a refusal', async () => {
    const asha = await graduate();
    await addResume(asha);
    const link = `/profile/edit/education?verify=${await degreeOf(asha)}`;
    const start = {
      kind: 'VERIFY_DEGREE',
      due: null,
      stand: 'UNVERIFIED',
      universityName: 'IIT Madras',
      link,
    };
    expect(await actsOf(asha)).toMatchObject([start]);
    await sendCode(asha);
    const [entering] = await actsOf(asha);
    expect(entering).toMatchObject({ stand: 'CODE_SENT', due: expect.any(String), link });
    await server.moveClock(3600);
    expect(await actsOf(asha)).toMatchObject([start]);
    await server.moveClock(0);
    await sendDocument(asha);
    expect(await actsOf(asha)).toEqual([]);
    await setDegree(asha, 'REJECTED');
    expect(await actsOf(asha)).toMatchObject([{ ...start, stand: 'REJECTED' }]);
  });

  test('distinguishes a code to be entered from a document under review, in every status of a degree', async () => {
    const asha = await graduate();
    const standsOf = async () => {
      const { data } = await server.as(asha).call(getCompleteProfile);
      const { profile } = await homeOf(asha);
      return [profile.degree?.stand, ...data.education.educations.map(standOf)];
    };
    expect(await standsOf()).toEqual(['UNVERIFIED', 'UNVERIFIED']);
    await sendCode(asha);
    expect(await standsOf()).toEqual(['CODE_SENT', 'CODE_SENT']);
    await server.moveClock(3600);
    expect(await standsOf()).toEqual(['UNVERIFIED', 'UNVERIFIED']);
    await server.moveClock(0);
    await sendDocument(asha);
    expect(await standsOf()).toEqual(['BEING_CHECKED', 'BEING_CHECKED']);
    await setDegree(asha, 'VERIFIED');
    expect(await standsOf()).toEqual(['VERIFIED', 'VERIFIED']);
  });

  test('does not ask to verify qualifications that no institute awards', async () => {
    const educations = [{ ...EDUCATION.educations?.[0], educationDegree: 'Class XII' }] as never;
    const asha = await createSearchableCandidate(server.db, { education: { educations } });
    expect(await kindsOf(asha)).not.toContain('VERIFY_DEGREE');
    expect((await homeOf(asha)).profile.degree).toBeNull();
  });

  test('is ordered by deadline, and without one in the order of kinds', async () => {
    const asha = await createSearchableCandidate(server.db, { education: EDUCATION });
    await scheduleOne(server, { candidate: asha });
    await server.moveClock(3 * DAY);
    await requestOne(server, { candidate: asha });
    expect(await kindsOf(asha)).toEqual([
      'REPLY',
      'VERIFY_DEGREE',
      'GIVE_FEEDBACK',
      'UPLOAD_RESUME',
      'FINISH_SECTION',
    ]);
    await sendCode(asha);
    expect((await kindsOf(asha)).slice(0, 2)).toEqual(['VERIFY_DEGREE', 'REPLY']);
  });

  test('does not include what waits for other people', async () => {
    const { candidate } = await requestOne(server, { candidate: await finished() });
    await scheduleOne(server, { candidate: await finished() });
    await server.moveClock(DAY);
    expect(await kindsOf(await finished())).toEqual([]);
    expect(await kindsOf(candidate)).toEqual(['REPLY']);
  });

  test('is read with the same number of statements for any amount', async () => {
    const asked = async (who: TestAccount) => (await statementsOf(() => homeOf(who))).length;
    const asha = await createSearchableCandidate(server.db, { education: EDUCATION });
    await requestOne(server, { candidate: asha });
    const little = await asked(asha);
    expect(little).toBeGreaterThan(1);
    for (let count = 0; count < 4; count++) await requestOne(server, { candidate: asha });
    await scheduleOne(server, { candidate: asha });
    await server.moveClock(2.5 * DAY);
    expect(await asked(asha)).toBe(little);
  });
});

describe('the first day', () => {
  async function stepsOf(who: TestAccount) {
    const { firstDay } = await homeOf(who);
    return firstDay && Object.fromEntries(firstDay.map(({ step, state }) => [step, state]));
  }
  const NOTHING = { RESUME: 'OPEN', SKILLS: 'OPEN', DEGREE: 'OPEN', VISIBLE: 'OPEN' };

  test('checks itself off, and is over when everything is done', async () => {
    const asha = await createCandidate(server.db);
    expect(await stepsOf(asha)).toEqual(NOTHING);
    await addResume(asha);
    expect(await stepsOf(asha)).toEqual({ ...NOTHING, RESUME: 'DONE' });
    await server.as(asha).call(saveSkills, { body: SKILLS });
    expect(await stepsOf(asha)).toEqual({ ...NOTHING, RESUME: 'DONE', SKILLS: 'DONE' });
    expect((await homeOf(asha)).profile.searchBar).toBe('BASIC_INFO');

    const leela = await graduate();
    await addResume(leela);
    expect(await stepsOf(leela)).toEqual({
      RESUME: 'DONE',
      SKILLS: 'DONE',
      DEGREE: 'OPEN',
      VISIBLE: 'DONE',
    });
    await sendDocument(leela);
    expect(await stepsOf(leela)).toBeNull();
  });

  test('shows that a document is under review while another task is open', async () => {
    const asha = await graduate();
    await sendDocument(asha);
    expect(await stepsOf(asha)).toMatchObject({ RESUME: 'OPEN', DEGREE: 'WAITING' });
  });

  test('keeps the degree task open while its code is to be entered', async () => {
    const asha = await graduate();
    await addResume(asha);
    await sendCode(asha);
    expect(await stepsOf(asha)).toMatchObject({ DEGREE: 'OPEN' });
  });

  test.each([
    ['an empty profile', {}, '/profile/edit/info'],
    ['skills that are missing', { basicInfoSavedAt: new Date() }, '/profile/edit/skills'],
  ])('links to what keeps recruiters from finding %s', async (_what, change, link) => {
    const asha = await createCandidate(server.db);
    if (Object.keys(change).length > 0)
      await server.db.updateTable('candidates').set(change).where('userId', '=', asha.id).execute();
    expect((await homeOf(asha)).firstDay?.at(-1)).toEqual({ step: 'VISIBLE', state: 'OPEN', link });
  });

  test('links a candidate who has hidden the profile to the settings', async () => {
    const asha = await finished();
    await server.as(asha).call(setProfileVisibility, { body: { isVisible: false } });
    const { firstDay, profile } = await homeOf(asha);
    expect(firstDay?.at(-1)).toEqual({ step: 'VISIBLE', state: 'OPEN', link: '/profile/settings' });
    expect(profile.searchBar).toBe('HIDDEN');
  });
});
