import type { Endpoint } from '#contract/core/endpoint.ts';
import { adminSendMailAgain } from '#contract/mails.ts';
import { adminAnswerQuestion, adminReopenQuestion } from '#contract/questions.ts';
import { sendQuickMessage } from '#contract/quick-messages.ts';
import { adminReviewReferral } from '#contract/referrals/review.ts';
import { adminDecideReport, adminListReports, REPORT_OUTCOMES, reportJob } from '#contract/reports.ts';
import * as saves from '#contract/settings/admin-settings.ts';
import { joinRecruiterWaitlist } from '#contract/waitlist.ts';
import { adminInviteFromWaitlist, adminListWaitlist } from '#contract/waitlist-entries.ts';
import * as codes from '#server/features/referrals/links.service.ts';
import { createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { createFailedMail } from '#server/testing/factories/mails.ts';
import { joinAsCandidate } from '#server/testing/factories/referrals.ts';
import type { Act, Scenarios, Stage } from './act.ts';

async function saving({ server, admin }: Stage, endpoint: Endpoint, body: object): Promise<Act> {
  const { data } = await server.as(admin).call(saves.adminGetSettings);
  const group = endpoint.path.split('/').at(-1) as keyof typeof data;
  const headers = { 'if-match': `"${data[group].version}"` };
  return {
    about: null,
    call: () => server.as(admin).call(endpoint, { body: body as never, headers }),
  };
}

const SUPPLIER = {
  legalName: 'Medallist Technologies Private Limited',
  address: '27 Church Street, Bengaluru 560001',
  stateCode: '29',
  gstin: null,
  bankAccount: null,
};

async function ask({ server }: Stage): Promise<string> {
  const body = {
    senderName: 'Asha',
    senderEmail: 'walked@people.test',
    message: `Question ${Math.random()}`,
  };
  await server.call(sendQuickMessage, { body });
  const newest = server.db.selectFrom('quickMessages').select('id').orderBy('createdAt', 'desc').limit(1);
  return (await newest.executeTakeFirstOrThrow()).id;
}

export const PLATFORM: Scenarios = {
  async adminAnswerQuestion(stage) {
    const id = await ask(stage);
    return {
      about: id,
      call: () => stage.server.as(stage.admin).call(adminAnswerQuestion, { params: { id } }),
    };
  },
  async adminReopenQuestion(stage) {
    const id = await ask(stage);
    await stage.server.as(stage.admin).call(adminAnswerQuestion, { params: { id } });
    return {
      about: id,
      call: () => stage.server.as(stage.admin).call(adminReopenQuestion, { params: { id } }),
    };
  },
  async adminInviteFromWaitlist({ server, admin }) {
    const body = { name: 'Asha Rao', email: 'waits@people.test', phone: '9876543210', company: 'Tamarind' };
    await server.call(joinRecruiterWaitlist, { body });
    const [entry] = (await server.as(admin).call(adminListWaitlist)).data.content;
    const id = entry?.id ?? '';
    return { about: id, call: () => server.as(admin).call(adminInviteFromWaitlist, { params: { id } }) };
  },
  async adminDecideReport({ server, admin }) {
    const asha = await createSearchableCandidate(server.db);
    const job = await createJob(server.db, await createRecruiter(server.db));
    await server.as(asha).call(reportJob, { params: { id: job.id }, body: { cause: 'MONEY' } });
    const { data } = await server.as(admin).call(adminListReports, { query: { size: 100 } });
    const id = data.content.find(({ reporter }) => reporter.id === asha.id)?.id ?? '';
    const body = { outcome: REPORT_OUTCOMES[0], reason: 'The page says so.' };
    return { about: id, call: () => server.as(admin).call(adminDecideReport, { params: { id }, body }) };
  },
  async adminReviewReferral({ server, admin }) {
    const referrer = await createCandidate(server.db);
    const ref = await codes.ensureCode(server.db, referrer.id);
    await joinAsCandidate(server, { ref, email: referrer.email.replace('@', '+two@') });
    const own = server.db.selectFrom('referrals').select('id').where('referrerId', '=', referrer.id);
    const { id } = await own.executeTakeFirstOrThrow();
    const body = { decision: 'ALLOWED' as const, reason: 'They are two people.' };
    return { about: id, call: () => server.as(admin).call(adminReviewReferral, { params: { id }, body }) };
  },
  adminSaveFeeSettings: (stage) =>
    saving(stage, saves.adminSaveFeeSettings, { hireFeePercent: 9, paymentDays: 20 }),
  adminSaveRewardsSettings: (stage) =>
    saving(stage, saves.adminSaveRewardsSettings, { referralReward: 21_000, affiliateReward: 11_000 }),
  adminSaveTdsSettings: (stage) =>
    saving(stage, saves.adminSaveTdsSettings, {
      tdsPercent: 3,
      tdsPercentWithoutPan: 21,
      tdsThreshold: 25_000,
    }),
  adminSaveDeadlinesSettings: (stage) =>
    saving(stage, saves.adminSaveDeadlinesSettings, { replyHours: 48, urgentReplyHours: 12, offerDays: 5 }),
  adminSaveContactSettings: (stage) =>
    saving(stage, saves.adminSaveContactSettings, { supportEmail: 'desk@medallist.test', socialLinks: {} }),
  adminSaveSupplierSettings: (stage) =>
    saving(stage, saves.adminSaveSupplierSettings, { supplier: SUPPLIER }),
  async adminSendMailAgain({ server, admin }) {
    const id = await createFailedMail(server.db, 'leela@people.test');
    return { about: id, call: () => server.as(admin).call(adminSendMailAgain, { params: { id } }) };
  },
};
