import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { refreshTokens } from '#contract/auth/session.ts';
import { saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { setProfileVisibility, validateProfile } from '#contract/candidates/profile.ts';
import { saveSkills } from '#contract/candidates/skills.ts';
import { candidateTokens } from '#contract/matching/search-tokens.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import { emailVerified } from '#server/features/users/users.events.ts';
import { emit } from '#server/platform/events.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import {
  basicInfoOf,
  createSearchableCandidate,
  EDUCATION,
  EXPERIENCE,
  SKILLS,
} from '#server/testing/factories/candidates.ts';
import { ownServer } from '#server/testing/server.ts';
import { packChoices } from './choices.ts';

const server = ownServer();

/** `pg_temp.choices_of`, an SQL implementation of `packChoices` for comparison. */
const PACKING = sql`
  create function pg_temp.byte_of(number int) returns bytea immutable language sql as
    $$ select substring(int4send(number) from 4) $$;
  create function pg_temp.short_of(number int) returns bytea immutable language sql as $$
    select string_agg(
      pg_temp.byte_of((number >> (7 * step)) & 127 | case when number >> (7 * step) > 127 then 128 else 0 end),
      '' order by step)
    from generate_series(0, 4) step where step = 0 or number >> (7 * step) > 0 $$;
  create function pg_temp.choices_of(notice_step smallint, experience_months int, expected_total bigint,
    institute_ids int[], city_ids int[], skill_ids int[]) returns bytea immutable language sql as $$
    select string_agg(pg_temp.short_of(number), '' order by at) from unnest(
      array[notice_step, experience_months, least(expected_total, 2147483647)::int,
        cardinality(institute_ids), cardinality(city_ids), cardinality(skill_ids)]
      || institute_ids || city_ids || skill_ids) with ordinality as packed (number, at) $$`;

function indexRowOf(candidateId: string) {
  return server.db
    .selectFrom('candidateIndex')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow();
}

async function termId(kind: 'skill' | 'city' | 'institute' | 'domain' | 'role', name: string) {
  const row = await server.db
    .selectFrom('searchTerms')
    .select('id')
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.id;
}

describe('the index row', () => {
  test('has the tokens of everything a recruiter may filter by', async () => {
    const asha = await createSearchableCandidate(server.db, { experience: EXPERIENCE, education: EDUCATION });
    const row = await indexRowOf(asha.id);
    expect(row.tokens).toEqual(
      candidateTokens({
        skills: [
          { id: await termId('skill', 'go'), months: 50, level: 4 },
          { id: await termId('skill', 'PostgreSQL'), months: 36, level: 3 },
        ],
        cityIds: [await termId('city', 'Bengaluru'), await termId('city', 'Pune')],
        noticePeriod: 'ONE_MONTH',
        instituteIds: [await termId('institute', 'IIT Madras')],
        domainId: await termId('domain', 'Software Development'),
        roleId: await termId('role', 'Backend Developer'),
        graduationYears: [2020],
      }),
    );
    expect(row).toMatchObject({
      isSearchable: true,
      graduationYear: 2020,
      expectedTotal: 4_600_000,
      currentTotal: 3_750_000,
      noticeStep: 1,
      hiddenFrom: ['meghdoot cloud', 'site:meghdootcloud'],
    });
  });

  test('counts only the past part of a job', async () => {
    const [job] = EXPERIENCE.experiences ?? [];
    const ahead = { ...job, isCurrentJob: false, startDate: '2090-01', endDate: '2095-03' };
    const asha = await createSearchableCandidate(server.db, {
      experience: { experiences: [ahead] },
      education: EDUCATION,
    });
    expect((await indexRowOf(asha.id)).experienceMonths).toBe(0);
  });

  test('has the packed choices, in as few bytes as each number needs', async () => {
    const asha = await createSearchableCandidate(server.db, { experience: EXPERIENCE, education: EDUCATION });
    const { choices } = await indexRowOf(asha.id);
    const numbers = [0, 127, 128, 255, 16_383, 16_384, 2_097_152, 268_435_456, 2 ** 31 - 1];
    const { packed, each } = await server.db.connection().execute(async (connection) => {
      await PACKING.execute(connection);
      return oneRow(
        connection,
        sql<{ packed: Buffer; each: Buffer[] }>`
          select pg_temp.choices_of(notice_step, experience_months, expected_total, institute_ids, city_ids, skill_ids)
            as packed, (select array_agg(pg_temp.choices_of(1::smallint, 2, n, '{}', '{}', array[n::int]) order by n)
              from unnest(${numbers}::bigint[]) n) as each
          from candidate_index where candidate_id = ${asha.id}`,
      );
    });
    expect(choices).toEqual(packed);
    const none = { noticeStep: 1, experienceMonths: 2, instituteIds: [], cityIds: [] };
    expect(each).toEqual(numbers.map((n) => packChoices({ ...none, expectedTotal: n, skillIds: [n] })));
  });

  test('finds words regardless of accents and case', async () => {
    const zoya = await createSearchableCandidate(server.db, {
      firstName: 'Zoë',
      experience: EXPERIENCE,
      education: EDUCATION,
    });
    for (const words of ['zoe', 'payments', 'postgresql', 'meghdoot', 'madras', 'institute technology']) {
      const found = await server.db
        .selectFrom('candidateIndex')
        .select('candidateId')
        .where('candidateId', '=', zoya.id)
        .where(sql<boolean>`words @@ plainto_tsquery('simple', ${words})`)
        .execute();
      expect(found, words).toHaveLength(1);
    }
  });

  test('finds an institute by its full name too', async () => {
    const [degree] = EDUCATION.educations!;
    const educations = [{ ...degree!, universityName: 'Indian Institute of Technology Madras' }];
    const asha = await createSearchableCandidate(server.db, { education: { educations } });
    expect((await indexRowOf(asha.id)).instituteIds).toEqual([await termId('institute', 'IIT Madras')]);
  });

  test('has a higher quality for a more complete profile', async () => {
    const bare = await indexRowOf((await createSearchableCandidate(server.db)).id);
    const full = await indexRowOf(
      (await createSearchableCandidate(server.db, { experience: EXPERIENCE, education: EDUCATION })).id,
    );
    expect(full.quality).toBeGreaterThan(bare.quality);
    expect(full.quality).toBeLessThanOrEqual(1000);
  });

  test('is searchable only while everything required is there', async () => {
    const asha = await createCandidate(server.db);
    const as = server.as(asha);
    const isSearchable = async () => (await indexRowOf(asha.id)).isSearchable;
    await as.call(saveBasicInfo, { body: basicInfoOf(asha) });
    expect(await isSearchable()).toBe(false);
    await as.call(saveSkills, { body: SKILLS });
    expect(await isSearchable()).toBe(true);
    await as.call(setProfileVisibility, { body: { isVisible: false } });
    expect(await isSearchable()).toBe(false);
    await as.call(setProfileVisibility, { body: { isVisible: true } });
    await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', asha.id).execute();
    await candidates.refreshIndexRow(server.db, asha.id);
    expect(await isSearchable()).toBe(false);
  });

  test('is updated when the address is confirmed', async () => {
    const asha = await createSearchableCandidate(server.db);
    const setVerified = (emailVerifiedAt: Date | null) =>
      server.db.updateTable('users').set({ emailVerifiedAt }).where('id', '=', asha.id).execute();
    await setVerified(null);
    await candidates.refreshIndexRow(server.db, asha.id);
    expect((await indexRowOf(asha.id)).isSearchable).toBe(false);
    await setVerified(new Date());
    await emit(server.db, emailVerified, { userId: asha.id });
    expect((await indexRowOf(asha.id)).isSearchable).toBe(true);
  });

  test('uses up no sequence numbers when nothing is new', async () => {
    const asha = await createSearchableCandidate(server.db);
    const highest = () =>
      server.db
        .selectFrom('searchTerms')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirstOrThrow();
    const before = await highest();
    for (let time = 0; time < 5; time++) await candidates.refreshIndexRow(server.db, asha.id);
    const skills = [{ skillName: 'A new skill', experience: { years: 1, months: 0 } }];
    await server.as(asha).call(saveSkills, { body: { ...SKILLS, skills } });
    expect((await highest()).id).toBe(before.id + 1);
  });

  test('of two candidates with the same new names, saved at once, are both written', async () => {
    const names = Array.from({ length: 20 }, (_, place) => `Parallel ${place}`);
    const save = async (list: string[]) => {
      const asha = await createCandidate(server.db);
      const skills = list.map((skillName) => ({ skillName, experience: { years: 1, months: 0 } }));
      return server.as(asha).call(saveSkills, { body: { ...SKILLS, skills } });
    };
    const answers = await Promise.all([save(names), save(names.toReversed()), save(names)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('of 300 candidates are written in under two seconds', async () => {
    const ids: string[] = [];
    for (let place = 0; place < 300; place++) {
      const { id } = await createCandidate(server.db);
      ids.push(id);
    }
    const start = performance.now();
    await candidates.refreshIndexRows(server.db, ids);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('the time of the last visit', () => {
  test('is updated by a fresh session, at most once an hour', async () => {
    const asha = await createSearchableCandidate(server.db);
    const before = (await indexRowOf(asha.id)).lastActiveAt;
    await candidates.markActive(server.db, asha.id);
    expect((await indexRowOf(asha.id)).lastActiveAt).toEqual(before);
    await server.moveClock(3700);
    const { status } = await server.call(refreshTokens, { body: { refreshToken: asha.refreshToken } });
    expect(status).toBe(200);
    await server.moveClock(0);
    expect((await indexRowOf(asha.id)).lastActiveAt.getTime()).toBeGreaterThan(before.getTime());
  });
});

describe('validate', () => {
  test('lists what each section lacks', async () => {
    const asha = await createSearchableCandidate(server.db);
    const { data } = await server.as(asha).call(validateProfile);
    expect(data).toMatchObject({ isValid: false, completeness: 50 });
    expect(data.sections.map(({ isComplete }) => isComplete)).toEqual([true, true, false, false]);
    expect(data.sections[0]?.errors).toEqual([]);
    expect(data.sections[3]?.errors).toEqual([
      { path: 'educations', message: 'At least one education qualification is required' },
    ]);
  });

  test('and visibility are for candidates', async () => {
    const recruiter = await createRecruiter(server.db);
    expect((await server.call(validateProfile)).status).toBe(401);
    expect((await server.as(recruiter).call(validateProfile)).status).toBe(403);
    const body = { isVisible: false };
    expect((await server.as(recruiter).call(setProfileVisibility, { body })).status).toBe(403);
  });

  test('refuses a visibility that is not a boolean', async () => {
    const asha = await createCandidate(server.db);
    const answer = await server.as(asha).call(setProfileVisibility, { body: {} as never });
    expect(answer.status).toBe(400);
  });
});
