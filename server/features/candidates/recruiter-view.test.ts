import { describe, expect, test } from 'vitest';
import { getProfileStats, setProfileVisibility } from '#contract/candidates/profile.ts';
import { getCandidate, getProfilePreview, recordCandidateView } from '#contract/candidates/recruiter-view.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { newId } from '#server/platform/new-id.ts';
import { createCandidate, createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION, EXPERIENCE } from '#server/testing/factories/candidates.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const rohan = madeOnce(() => createRecruiter(server.db, { companyName: 'Tamarind Pay' }));

function look(who: { token: string }, id: string) {
  return server.as(who).call(getCandidate, { params: { id } });
}

/** An application of this candidate at Rohan's company. */
async function addApplication(candidateId: string, appliedAt: Date | null): Promise<void> {
  const at = new Date();
  const jobId = newId();
  const { companyId, id: createdBy } = rohan;
  await server.db
    .insertInto('jobs')
    .values({ id: jobId, companyId, createdBy, title: 'Engineer', createdAt: at, updatedAt: at } as never)
    .execute();
  await server.db
    .insertInto('applications')
    .values({
      id: newId(),
      jobId,
      candidateId,
      companyId,
      source: appliedAt ? 'APPLIED' : 'INVITED',
      status: appliedAt ? 'NEW' : 'SHORTLISTED',
      appliedAt,
      statusChangedAt: at,
      createdAt: at,
      updatedAt: at,
    } as never)
    .execute();
}

describe('a recruiter sees a candidate', () => {
  test('with the whole profile, but without contact details and offers', async () => {
    const offerDetails = { companyName: 'Zeta', offerAmount: 5_000_000, joiningDate: '2027-01-04' };
    const asha = await createSearchableCandidate(server.db, {
      basicInfo: { holdingAnyOffer: true, offerDetails },
      experience: EXPERIENCE,
      education: EDUCATION,
    });
    const { status, data } = await look(rohan, asha.id);
    expect(status).toBe(200);
    expect(data.basicInfo).toMatchObject({
      firstName: asha.firstName,
      email: null,
      phone: null,
      resumeUrl: null,
      holdingAnyOffer: true,
      offerDetails: null,
    });
    expect(data).toMatchObject({
      isContactShared: false,
      hasVerifiedDegree: false,
      skills: { primaryRole: 'Backend Developer' },
      summary: { keySkills: ['Go', 'PostgreSQL'] },
      careerProfile: { expectedSalary: 4_600_000 },
    });
    expect(data.experience.experiences[0]?.companyName).toBe('Meghdoot Cloud Pvt. Ltd.');
  });

  test('with the five skills of the longest experience as the key skills', async () => {
    const skills = ['Go', 'Kafka', 'Redis', 'Java', 'Python', 'Terraform'].map((skillName, place) => ({
      skillName,
      experience: { years: 1 + place, months: 0 },
      competency: 'ADVANCED' as const,
    }));
    const asha = await createSearchableCandidate(server.db, { skills: { skills } });
    expect((await look(rohan, asha.id)).data.summary.keySkills).toEqual([
      'Terraform',
      'Python',
      'Java',
      'Redis',
      'Kafka',
    ]);
  });

  test('with contact details once the candidate has applied', async () => {
    const asha = await createSearchableCandidate(server.db);
    await addApplication(asha.id, new Date());
    const { data } = await look(rohan, asha.id);
    expect(data.isContactShared).toBe(true);
    expect(data.basicInfo.email).toBe(asha.email);
    const stranger = await createRecruiter(server.db);
    expect((await look(stranger, asha.id)).data).toMatchObject({
      isContactShared: false,
      basicInfo: { email: null, phone: null },
    });
  });

  test('still without them when only the company has requested', async () => {
    const asha = await createSearchableCandidate(server.db);
    await addApplication(asha.id, null);
    expect((await look(rohan, asha.id)).data.isContactShared).toBe(false);
  });
});

describe('the preview of a profile', () => {
  const preview = (who: { token: string }) => server.as(who).call(getProfilePreview);

  test('equals what a company reads without an application', async () => {
    const offerDetails = { companyName: 'Zeta', offerAmount: 5_000_000, joiningDate: '2027-01-04' };
    const asha = await createSearchableCandidate(server.db, {
      basicInfo: { holdingAnyOffer: true, offerDetails },
      experience: EXPERIENCE,
      education: EDUCATION,
    });
    await server.db
      .updateTable('candidateEducations')
      .set({ verificationStatus: 'VERIFIED' })
      .where('candidateId', '=', asha.id)
      .execute();
    const { status, data } = await preview(asha);
    expect(status).toBe(200);
    expect(data).toEqual((await look(rohan, asha.id)).data);
    expect(data).toMatchObject({ hasVerifiedDegree: true, basicInfo: { email: null, offerDetails: null } });
  });

  test('hides the contact details, regardless of who can read them', async () => {
    const asha = await createSearchableCandidate(server.db);
    await addApplication(asha.id, new Date());
    expect((await preview(asha)).data).toMatchObject({
      isContactShared: false,
      basicInfo: { email: null, phone: null, resumeFile: null },
    });
  });

  test('is available before the candidate can be found, and for no other user', async () => {
    const empty = await createCandidate(server.db);
    expect((await preview(empty)).data.fullName).toBe(fullName(empty));
    expect((await preview(rohan)).status).toBe(403);
    expect((await server.call(getProfilePreview)).status).toBe(401);
  });
});

describe('a candidate is not found', () => {
  test('before basic info and skills are saved', async () => {
    const empty = await createCandidate(server.db);
    expect(await look(rohan, empty.id)).toMatchObject({ status: 404, code: 'CANDIDATE_NOT_FOUND' });
  });

  test('while hidden, and found again after', async () => {
    const asha = await createSearchableCandidate(server.db);
    await server.as(asha).call(setProfileVisibility, { body: { isVisible: false } });
    expect((await look(rohan, asha.id)).status).toBe(404);
    await server.as(asha).call(setProfileVisibility, { body: { isVisible: true } });
    expect((await look(rohan, asha.id)).status).toBe(200);
  });

  test('by the current employer, in any spelling of its name', async () => {
    const employer = await createRecruiter(server.db, { companyName: 'MEGHDOOT CLOUD Private Limited' });
    const asha = await createSearchableCandidate(server.db, { experience: EXPERIENCE });
    expect((await look(employer, asha.id)).status).toBe(404);
    expect((await look(rohan, asha.id)).status).toBe(200);
  });

  test('unless an application connects the two', async () => {
    const asha = await createSearchableCandidate(server.db);
    await addApplication(asha.id, new Date());
    await server.as(asha).call(setProfileVisibility, { body: { isVisible: false } });
    expect((await look(rohan, asha.id)).status).toBe(200);
  });

  test('under an unknown or invalid id', async () => {
    expect((await look(rohan, newId())).status).toBe(404);
    expect((await look(rohan, rohan.id)).status).toBe(404);
    expect((await look(rohan, 'nobody')).status).toBe(404);
  });
});

describe('profiles are refused', () => {
  test('to candidates, unapproved companies and the signed out', async () => {
    const asha = await createSearchableCandidate(server.db);
    const pending = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    const params = { id: asha.id };
    expect((await server.call(getCandidate, { params })).status).toBe(401);
    expect((await look(asha, asha.id)).status).toBe(403);
    expect(await look(pending, asha.id)).toMatchObject({ status: 403, code: 'COMPANY_NOT_APPROVED' });
    expect((await server.as(pending).call(recordCandidateView, { params })).status).toBe(403);
  });
});

describe('views', () => {
  test('count once per viewer and day, and the weeks are compared', async () => {
    const asha = await createSearchableCandidate(server.db);
    const mira = await createRecruiter(server.db);
    const view = (who: TestRecruiter) =>
      server.as(who).call(recordCandidateView, { params: { id: asha.id } });
    const stats = async () => (await server.as(asha).call(getProfileStats)).data;

    await server.moveClock(-7 * 86_400);
    await view(rohan);
    await server.moveClock(0);
    expect(await stats()).toMatchObject({ profileViews: 1, profileViewsChange: -100 });
    expect((await view(rohan)).status).toBe(204);
    await view(rohan);
    await view(mira);
    expect(await stats()).toMatchObject({
      profileViews: 3,
      profileViewsChange: 100,
      profileCompleteness: 50,
    });
  });

  test.each([
    [{}, 0],
    [{ 0: 1 }, 100],
    [{ 6: 1, 7: 1 }, 0],
    [{ 6: 2, 7: 1, 13: 1 }, 0],
    [{ 0: 1, 13: 1, 14: 9 }, 0],
    [{ 0: 3, 7: 1, 8: 1 }, 50],
  ])('of the last seven days are compared with the seven before: %j days ago', async (views, change) => {
    const asha = await createSearchableCandidate(server.db);
    for (const [daysAgo, count] of Object.entries(views)) {
      const day = localDate(new Date(Date.now() - Number(daysAgo) * 86_400_000));
      const viewers = await Promise.all(Array.from({ length: count }, () => createRecruiter(server.db)));
      const rows = viewers.map(({ id, companyId }) => ({
        candidateId: asha.id,
        viewerId: id,
        companyId,
        day,
      }));
      await server.db.insertInto('candidateViews').values(rows).execute();
    }
    const { data } = await server.as(asha).call(getProfileStats);
    expect(data.profileViewsChange).toBe(change);
  });

  test('of a candidate who is not visible are refused', async () => {
    const empty = await createCandidate(server.db);
    const params = { id: empty.id };
    expect((await server.as(rohan).call(recordCandidateView, { params })).status).toBe(404);
  });

  test('in parallel count once', async () => {
    const asha = await createSearchableCandidate(server.db);
    const call = () => server.as(rohan).call(recordCandidateView, { params: { id: asha.id } });
    await Promise.all(Array.from({ length: 8 }, call));
    expect((await server.as(asha).call(getProfileStats)).data.profileViews).toBe(1);
  });
});
