import { getEducation } from '#contract/candidates/education.ts';
import { adminFindLeft, adminSettleHire } from '#contract/hires/admin-hires.ts';
import { disputeHire } from '#contract/hires/candidate-hires.ts';
import { adminSettleNoShow, contestNoShowAsCandidate } from '#contract/interviews/contest.ts';
import { reportCandidateNoShow } from '#contract/interviews/recruiter.ts';
import { adminArchiveJob, adminCloseJob } from '#contract/jobs/admin-jobs.ts';
import { uploadDegreeProof } from '#contract/verifications/own.ts';
import { adminDecideVerification } from '#contract/verifications/review.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { PDF } from '#server/testing/factories/companies.ts';
import { recordOne } from '#server/testing/factories/hires.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { rewardOne } from '#server/testing/factories/rewards.ts';
import type { Act, Scenarios, Stage } from './act.ts';

const reason = 'Both sides were heard.';

async function takeDown({ server, admin }: Stage, call: typeof adminCloseJob): Promise<Act> {
  const { id } = await createJob(server.db, await createRecruiter(server.db));
  return { about: id, call: () => server.as(admin).call(call, { params: { id }, body: { reason } }) };
}

async function handIn({ server }: Stage): Promise<{ id: string; educationId: string }> {
  const asha = await createSearchableCandidate(server.db, { education: EDUCATION });
  const educationId = (await server.as(asha).call(getEducation)).data.educations[0]?.id ?? '';
  const form = new FormData();
  form.append('document', new Blob([PDF]), 'degree.pdf');
  await server.as(asha).call(uploadDegreeProof, { params: { id: educationId }, form });
  const waiting = server.db.selectFrom('degreeVerifications').select('id').where('candidateId', '=', asha.id);
  return { educationId, ...(await waiting.executeTakeFirstOrThrow()) };
}

export const HIRING: Scenarios = {
  async adminDecideVerification(stage) {
    const { id, educationId } = await handIn(stage);
    const body = { action: 'APPROVE' as const };
    return {
      about: educationId,
      call: () => stage.server.as(stage.admin).call(adminDecideVerification, { params: { id }, body }),
    };
  },
  adminCloseJob: (stage) => takeDown(stage, adminCloseJob),
  adminArchiveJob: (stage) => takeDown(stage, adminArchiveJob as never),
  async adminSettleNoShow({ server, admin }) {
    const { id, recruiter, candidate, booked } = await scheduleOne(server);
    const params = { id };
    const untilStart = Math.round((Date.parse(booked.startsAt ?? '') - Date.now()) / 1000);
    await server.moveClock(untilStart + 15 * 60);
    await server.as(recruiter).call(reportCandidateNoShow, { params });
    await server.as(candidate).call(contestNoShowAsCandidate, { params, body: { reason } });
    await server.moveClock(0);
    const body = { decision: 'UPHOLD' as const, note: reason };
    return { about: id, call: () => server.as(admin).call(adminSettleNoShow, { params, body }) };
  },
  async adminSettleHire({ server, admin }) {
    const { hireId: id, candidate } = await recordOne(server);
    await server.as(candidate).call(disputeHire, { params: { id }, body: { reason } });
    const body = { outcome: 'STANDS' as const, reason };
    return { about: id, call: () => server.as(admin).call(adminSettleHire, { params: { id }, body }) };
  },
  async adminFindLeft({ server, admin }) {
    const { hireId: id } = await rewardOne(server);
    const left = { leftOn: dayIn(-30), cause: 'RESIGNED' as const, reportedBy: 'RECRUITER' as const, reason };
    return { about: id, call: () => server.as(admin).call(adminFindLeft, { params: { id }, body: left }) };
  },
};
