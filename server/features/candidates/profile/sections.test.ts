import { describe, expect, test } from 'vitest';
import { getBasicInfo, saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { saveEducation } from '#contract/candidates/education.ts';
import { saveExperience } from '#contract/candidates/experience.ts';
import { discardDraft, getCompleteProfile } from '#contract/candidates/profile.ts';
import { NO_DRAFT } from '#contract/candidates/sections.ts';
import { getSkills, saveSkills } from '#contract/candidates/skills.ts';
import { createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import { basicInfoOf, EDUCATION, EXPERIENCE, SKILLS } from '#server/testing/factories/candidates.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

function saveSkillsOf(who: TestAccount, version?: number, change: object = {}) {
  const headers: Record<string, string> = version ? { 'if-match': `"${version}"` } : {};
  return server.as(who).call(saveSkills, { body: { ...SKILLS, ...change }, headers });
}

describe('versions', () => {
  test('increase with every save and are sent as ETag', async () => {
    const asha = await createCandidate(server.db);
    const first = await server.as(asha).call(getSkills);
    expect(first.headers.get('etag')).toBe('"1"');
    const second = await saveSkillsOf(asha, 1);
    expect(second.headers.get('etag')).toBe('"2"');
    expect(second.data.version).toBe(2);
  });

  test('a save over a newer version is refused, and answers with the current data', async () => {
    const asha = await createCandidate(server.db);
    await saveSkillsOf(asha, 1, { primaryRole: 'DevOps Engineer' });
    const stale = await saveSkillsOf(asha, 1);
    expect(stale).toMatchObject({
      status: 412,
      code: 'STALE_VERSION',
      data: { primaryRole: 'DevOps Engineer', version: 2 },
    });
    expect((await server.as(asha).call(getSkills)).data.primaryRole).toBe('DevOps Engineer');
  });

  test.each(['"9"', '"99999999999999999999"', '"1", "2"', '"abc"', 'W/"x-1"'])(
    'a save with the edited version %s is refused',
    async (version) => {
      const asha = await createCandidate(server.db);
      const headers = { 'if-match': version };
      const answer = await server.as(asha).call(saveExperience, { body: { experiences: [] }, headers });
      expect(answer).toMatchObject({ status: 412, code: 'STALE_VERSION', data: { version: 1 } });
    },
  );

  test.each(['"1"', 'W/"1"', '*'])('a save with the edited version %s is accepted', async (version) => {
    const asha = await createCandidate(server.db);
    const headers = { 'if-match': version };
    const answer = await server.as(asha).call(saveExperience, { body: { experiences: [] }, headers });
    expect(answer.status).toBe(200);
  });

  test('without If-Match the last save wins', async () => {
    const asha = await createCandidate(server.db);
    await saveSkillsOf(asha);
    expect((await saveSkillsOf(asha)).status).toBe(200);
  });

  test('of ten parallel saves of one version exactly one succeeds', async () => {
    const asha = await createCandidate(server.db);
    const answers = await Promise.all(Array.from({ length: 10 }, () => saveSkillsOf(asha, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
  });
});

describe('a draft', () => {
  const unfinished = { firstName: 'Ana', noticePeriod: 'SERVING_NOTICE_PERIOD' as const };

  test('is only checked for types, and what is saved stays', async () => {
    const asha = await createCandidate(server.db);
    const kept = await server
      .as(asha)
      .call(saveBasicInfo, { body: { ...unfinished, phone: '' }, query: { draft: 'true' } });
    expect(kept.status).toBe(200);
    expect(kept.data).toMatchObject({ ...unfinished, phone: '', isServingNoticePeriod: true, version: 1 });
    expect(kept.data.draftSavedAt).not.toBeNull();

    const saved = await server.as(asha).call(getBasicInfo);
    expect(saved.data).toMatchObject({ firstName: asha.firstName, draftSavedAt: null });
    const draft = await server.as(asha).call(getBasicInfo, { query: { draft: 'true' } });
    expect(draft.data).toMatchObject({ ...unfinished, email: asha.email });
  });

  test('does not store fields that are hidden by a choice', async () => {
    const asha = await createCandidate(server.db);
    const offerDetails = { companyName: 'Zeta', offerAmount: 5_000_000, joiningDate: '2027-01-04' };
    const keep = (holdingAnyOffer: boolean, noticePeriod: string) =>
      server.as(asha).call(saveBasicInfo, {
        body: { holdingAnyOffer, offerDetails, noticePeriod, lastWorkingDay: '2026-12-31' },
        query: { draft: 'true' },
      });
    const shown = await keep(true, 'SERVING_NOTICE_PERIOD');
    expect(shown.data).toMatchObject({ offerDetails, lastWorkingDay: '2026-12-31' });
    const hidden = await keep(false, 'ONE_MONTH');
    expect(hidden.data).toMatchObject({ offerDetails: null, lastWorkingDay: null });
    const { body } = await server.db
      .selectFrom('candidateDrafts')
      .select('body')
      .where('candidateId', '=', asha.id)
      .executeTakeFirstOrThrow();
    expect(body).toMatchObject({ offerDetails: null, lastWorkingDay: '' });
  });

  test('is refused when a type is wrong', async () => {
    const asha = await createCandidate(server.db);
    const body = { firstName: 7 } as never;
    const answer = await server.as(asha).call(saveBasicInfo, { body, query: { draft: 'true' } });
    expect(answer).toMatchObject({ status: 400, message: 'First name is required' });
  });

  test('stores an incomplete month, and computes no duration from it', async () => {
    const asha = await createCandidate(server.db);
    const job = { companyName: 'Brightwater', startDate: 'Nov', endDate: '2025-0', isCurrentJob: false };
    const body = { experiences: [job] };
    const answer = await server.as(asha).call(saveExperience, { body, query: { draft: 'true' } });
    expect(answer.data).toMatchObject({
      experiences: [job],
      totalExperienceYears: 0,
      totalExperienceMonths: 0,
    });
  });

  test('with half a surrogate pair is refused, because it cannot be stored', async () => {
    const asha = await createCandidate(server.db);
    const body = { domain: 'Data \ud83d' };
    const answer = await server.as(asha).call(saveSkills, { body, query: { draft: 'true' } });
    expect(answer).toMatchObject({ status: 400, message: 'Please remove invalid characters.' });
    expect(answer.errors).toEqual([{ path: 'domain', message: 'Please remove invalid characters.' }]);
  });

  test('of every section can be empty', async () => {
    const asha = await createCandidate(server.db);
    const as = server.as(asha);
    const query = { draft: 'true' as const };
    for (const call of [saveBasicInfo, saveSkills, saveExperience, saveEducation]) {
      expect((await as.call(call, { body: {}, query })).status).toBe(200);
    }
  });

  test('does not complete a section and is deleted once the section is saved', async () => {
    const asha = await createCandidate(server.db);
    const as = server.as(asha);
    await as.call(saveBasicInfo, { body: unfinished, query: { draft: 'true' } });
    expect((await as.call(getCompleteProfile)).data.completion.percent).toBe(0);
    await as.call(saveBasicInfo, { body: basicInfoOf(asha) });
    const after = await as.call(getBasicInfo, { query: { draft: 'true' } });
    expect(after.data.draftSavedAt).toBeNull();
  });

  test('stays when another section is saved', async () => {
    const asha = await createCandidate(server.db);
    const as = server.as(asha);
    await as.call(saveBasicInfo, { body: unfinished, query: { draft: 'true' } });
    await saveSkillsOf(asha);
    const after = await as.call(getBasicInfo, { query: { draft: 'true' } });
    expect(after.data).toMatchObject({ ...unfinished, draftSavedAt: expect.any(String) });
  });

  test('of another tab is returned, not overwritten', async () => {
    const asha = await createCandidate(server.db);
    const as = server.as(asha);
    const keep = (firstName: string, over: string) =>
      as.call(saveBasicInfo, { body: { firstName }, query: { draft: 'true', over } });
    const first = await keep('Ana', NO_DRAFT);
    expect(first.status).toBe(200);
    const late = await keep('Bela', NO_DRAFT);
    expect(late).toMatchObject({ status: 412, code: 'STALE_VERSION', data: { firstName: 'Ana' } });
    const next = await keep('Bela', first.data.draftSavedAt ?? '');
    expect(next).toMatchObject({ status: 200, data: { firstName: 'Bela' } });
    const both = await Promise.all([1, 2, 3].map(() => keep('Cara', next.data.draftSavedAt ?? '')));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    await as.call(saveBasicInfo, { body: basicInfoOf(asha) });
    expect((await keep('Dia', next.data.draftSavedAt ?? '')).status).toBe(412);
  });

  test('can be discarded', async () => {
    const asha = await createCandidate(server.db);
    const as = server.as(asha);
    await as.call(saveBasicInfo, { body: unfinished, query: { draft: 'true' } });
    expect((await as.call(discardDraft, { params: { section: 'basicInfo' } })).status).toBe(204);
    const after = await as.call(getBasicInfo, { query: { draft: 'true' } });
    expect(after.data).toMatchObject({ firstName: asha.firstName, draftSavedAt: null });
  });

  test('stores what was typed in lists', async () => {
    const asha = await createCandidate(server.db);
    const as = server.as(asha);
    const query = { draft: 'true' as const };
    const skills = await as.call(saveSkills, { body: { skills: [{ skillName: 'Rust' }] }, query });
    expect(skills.data.skills).toMatchObject([{ skillName: 'Rust', competency: 'BEGINNER' }]);
    const jobs = [{ companyName: 'Zeta', startDate: '2020-01', endDate: '2021-03' }];
    const experience = await as.call(saveExperience, { body: { experiences: jobs }, query });
    expect(experience.data).toMatchObject({ totalExperienceYears: 1, totalExperienceMonths: 2 });
    const degrees = [{ universityName: 'IIT Delhi' }];
    const education = await as.call(saveEducation, { body: { educations: degrees }, query });
    expect(education.data.educations).toMatchObject([{ universityName: 'IIT Delhi', startYear: null }]);
  });
});

test('each saved section is a quarter of the profile', async () => {
  const asha = await createCandidate(server.db);
  const as = server.as(asha);
  const percent = async () => (await as.call(getCompleteProfile)).data.completion.percent;
  await as.call(saveBasicInfo, { body: basicInfoOf(asha) });
  expect(await percent()).toBe(25);
  await as.call(saveSkills, { body: SKILLS });
  await as.call(saveExperience, { body: EXPERIENCE });
  expect(await percent()).toBe(75);
  await as.call(saveEducation, { body: EDUCATION });
  expect(await percent()).toBe(100);
});

test('a user without a profile gets the same error from every call', async () => {
  const asha = await createCandidate(server.db);
  await server.db.deleteFrom('candidates').where('userId', '=', asha.id).execute();
  const client = server.as(asha);
  const answers = await Promise.all([
    client.call(getCompleteProfile),
    client.call(getSkills),
    client.call(getBasicInfo),
    saveSkillsOf(asha),
  ]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 404, code: 'PROFILE_NOT_FOUND', message: 'Profile not found' });
  }
});
