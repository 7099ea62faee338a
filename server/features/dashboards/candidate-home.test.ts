import { describe, expect, test } from 'vitest';
import { recordCandidateView } from '#contract/candidates/recruiter-view.ts';
import { saveSkills } from '#contract/candidates/skills.ts';
import { getCandidateHome } from '#contract/dashboards/candidate-home.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { getReferralSummary, listReferrals } from '#contract/referrals/referral.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION, SKILLS } from '#server/testing/factories/candidates.ts';
import { requestOne, scheduleOne } from '#server/testing/factories/interviews.ts';
import { addHire, joinAsCandidate } from '#server/testing/factories/referrals.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

async function homeOf(who: TestAccount) {
  return (await server.as(who).call(getCandidateHome)).data;
}

describe('the dashboard of a new candidate', () => {
  test('has nothing to show and zero counts', async () => {
    const home = await homeOf(await createCandidate(server.db));
    expect(home).toMatchObject({
      nextInterview: null,
      activity: [],
      stats: {
        profileViews: 0,
        profileViewsChange: 0,
        viewsPerWeek: [0, 0, 0, 0, 0, 0, 0, 0],
        interviewRequests: 0,
        dueSoon: null,
        activeInterviews: 0,
        interviewsToday: 0,
        referrals: { earned: 0, hired: 0, inProgress: 0 },
      },
      profile: { completion: { percent: 0 }, skillCount: 0, hasResume: false, verifiedDegree: null },
    });
  });

  test('is theirs only', async () => {
    const recruiter = await createRecruiter(server.db);
    expect((await server.call(getCandidateHome)).status).toBe(401);
    expect((await server.as(recruiter).call(getCandidateHome)).status).toBe(403);
  });
});

describe('the dashboard', () => {
  test('shows a pending request, and its notification', async () => {
    const { candidate, recruiter, id } = await requestOne(server);
    const home = await homeOf(candidate);
    expect(home.nextActs[0]).toMatchObject({ interviewId: id, company: { id: recruiter.companyId } });
    expect(home.stats).toMatchObject({ interviewRequests: 1, activeInterviews: 0 });
    expect(home.nextInterview).toBeNull();
    expect(home.activity[0]).toMatchObject({ isWholeDay: false });
  });

  test('counts what must be answered within 48 hours', async () => {
    const { candidate } = await requestOne(server);
    expect((await homeOf(candidate)).stats.dueSoon).toBeNull();
    await server.moveClock(30 * 3600);
    const home = await homeOf(candidate);
    await server.moveClock(0);
    expect(home.stats.dueSoon).toEqual({ count: 1, by: home.nextActs[0]?.due });
  });

  test('shows the next booked interview', async () => {
    const { candidate, recruiter, id } = await scheduleOne(server);
    const home = await homeOf(candidate);
    expect(home.nextInterview).toMatchObject({
      id,
      company: { id: recruiter.companyId },
      interviewer: { name: fullName(recruiter) },
    });
    expect(home.stats.activeInterviews).toBe(1);
  });

  test('charts the views of eight weeks and names the viewers', async () => {
    const asha = await createSearchableCandidate(server.db);
    const look = async (companyName: string) => {
      const recruiter = await createRecruiter(server.db, { companyName });
      await server.as(recruiter).call(recordCandidateView, { params: { id: asha.id } });
    };
    await server.moveClock(-7 * 86_400);
    await look('Quill Logistics');
    await server.moveClock(0);
    await look('Indus Grid');
    await look('Anvaya');
    await look('Zeta');
    const home = await homeOf(asha);
    expect(home.stats).toMatchObject({
      profileViews: 4,
      profileViewsChange: 200,
      viewsPerWeek: [0, 0, 0, 0, 0, 0, 1, 3],
    });
    const views = home.activity.filter(({ kind }) => kind === 'profile.viewed');
    expect(views.map(({ title }) => title)).toEqual([
      'Anvaya and 2 other companies viewed your profile',
      'Quill Logistics viewed your profile',
    ]);
  });

  test.each([
    [6, [0, 0, 0, 0, 0, 0, 0, 1]],
    [7, [0, 0, 0, 0, 0, 0, 1, 0]],
    [13, [0, 0, 0, 0, 0, 0, 1, 0]],
    [14, [0, 0, 0, 0, 0, 1, 0, 0]],
    [55, [1, 0, 0, 0, 0, 0, 0, 0]],
    [56, [0, 0, 0, 0, 0, 0, 0, 0]],
  ])('puts a view of %i days ago into its week', async (daysAgo, viewsPerWeek) => {
    const asha = await createCandidate(server.db);
    const { id: viewerId, companyId } = await createRecruiter(server.db);
    const day = localDate(new Date(Date.now() - daysAgo * 86_400_000));
    await server.db
      .insertInto('candidateViews')
      .values({ candidateId: asha.id, viewerId, companyId, day })
      .execute();
    expect((await homeOf(asha)).stats).toMatchObject({ profileViews: 1, viewsPerWeek });
  });

  test('shows several saves of one section on one day once', async () => {
    const asha = await createSearchableCandidate(server.db);
    await server.as(asha).call(saveSkills, { body: SKILLS });
    const titles = (await homeOf(asha)).activity.map(({ title }) => title);
    expect(titles).toEqual(['You updated Skills', 'You updated Basic Info']);
  });

  test('counts referrals and their earnings, and names who signed up', async () => {
    const asha = await createCandidate(server.db);
    const { links } = (await server.as(asha).call(getReferralSummary)).data;
    await joinAsCandidate(server, { ref: links.code });
    const [hired] = (await server.as(asha).call(listReferrals)).data.content;
    await addHire(server.db, hired?.id ?? '', [{ state: 'EARNED', amount: 20_000 }]);
    await joinAsCandidate(server, { ref: links.code });
    const { stats, activity } = await homeOf(asha);
    expect(stats.referrals).toEqual({ earned: 20_000, hired: 1, inProgress: 1 });
    const notice = activity.filter(({ kind }) => kind === 'referral.signed_up');
    expect(notice).toMatchObject([{ title: 'Kavya I. signed up' }, { title: 'Kavya I. signed up' }]);
  });

  test('names the verified degree', async () => {
    const asha = await createSearchableCandidate(server.db, { education: EDUCATION });
    expect((await homeOf(asha)).profile.verifiedDegree).toBeNull();
    await server.db
      .updateTable('candidateEducations')
      .set({ verificationStatus: 'VERIFIED' })
      .where('candidateId', '=', asha.id)
      .execute();
    const home = await homeOf(asha);
    expect(home.profile).toMatchObject({
      verifiedDegree: { universityName: 'IIT Madras', endYear: 2020 },
      skillCount: 2,
      completion: { percent: 75 },
    });
  });
});
