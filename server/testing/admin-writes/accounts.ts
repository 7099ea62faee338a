import { addAdmin, mailAdminLink, removeAdmin, setAdminRole } from '#contract/admin-team.ts';
import { adminProcessAffiliate } from '#contract/affiliates.ts';
import {
  adminActivateCandidate,
  adminDeleteCandidate,
  adminSetCandidateStatus,
  adminSuspendCandidate,
} from '#contract/candidate-account.ts';
import { listCompanyDocuments } from '#contract/companies/documents.ts';
import { adminApproveIdentityChange, adminRejectIdentityChange } from '#contract/companies/identity.ts';
import {
  adminApproveRecruiter,
  adminProcessRecruiter,
  adminRejectRecruiter,
  adminRejectRecruiterDocument,
} from '#contract/companies/recruiter-review.ts';
import { createAdmin, createCandidate } from '#server/testing/factories/accounts.ts';
import { createApplicant, createApproved } from '#server/testing/factories/companies.ts';
import { proposeChange } from '#server/testing/factories/identity-changes.ts';
import { joinAsAffiliate } from '#server/testing/factories/referrals.ts';
import type { Act, Scenarios, Stage } from './act.ts';

const reason = 'The register names somebody else.';

async function change({ server, admin }: Stage, call: typeof adminApproveIdentityChange): Promise<Act> {
  const owner = await createApproved(server);
  const changeId = await proposeChange(server, owner, { companyName: `Renamed ${owner.companyId}` });
  const params = { id: owner.id, changeId };
  return {
    about: owner.companyId,
    call: () => server.as(admin).call(call, { params, body: { reason } as never }),
  };
}

async function suspended({ server, admin }: Stage): Promise<string> {
  const { id } = await createCandidate(server.db);
  await server.as(admin).call(adminSuspendCandidate, { params: { id }, body: { reason } });
  return id;
}

export const ACCOUNTS: Scenarios = {
  adminApproveIdentityChange: (stage) => change(stage, adminApproveIdentityChange),
  adminRejectIdentityChange: (stage) => change(stage, adminRejectIdentityChange as never),
  async adminApproveRecruiter({ server, admin }) {
    const { id, companyId } = await createApplicant(server);
    return {
      about: companyId,
      call: () => server.as(admin).call(adminApproveRecruiter, { params: { id } }),
    };
  },
  async adminRejectRecruiter({ server, admin }) {
    const { id, companyId } = await createApplicant(server);
    return {
      about: companyId,
      call: () => server.as(admin).call(adminRejectRecruiter, { params: { id }, body: { reason } }),
    };
  },
  async adminProcessRecruiter({ server, admin }) {
    const { id: recruiterId, companyId } = await createApproved(server);
    const body = { recruiterId, action: 'SUSPEND' as const, reason };
    return { about: companyId, call: () => server.as(admin).call(adminProcessRecruiter, { body }) };
  },
  async adminRejectRecruiterDocument({ server, admin }) {
    const recruiter = await createApplicant(server);
    const [document] = (await server.as(recruiter).call(listCompanyDocuments)).data;
    const params = { id: recruiter.id, documentId: document?.id ?? '' };
    return {
      about: params.documentId,
      call: () => server.as(admin).call(adminRejectRecruiterDocument, { params, body: { reason } }),
    };
  },
  async addAdmin({ server, boss }) {
    const email = 'walked@medallist.test';
    const body = { firstName: 'Lata', lastName: 'Menon', email, role: 'ADMIN' as const };
    const find = () => server.db.selectFrom('users').select('id').where('email', '=', email);
    return {
      isBoss: true,
      isNew: true,
      about: async () => (await find().executeTakeFirstOrThrow()).id,
      call: () => server.as(boss).call(addAdmin, { body }),
    };
  },
  async mailAdminLink({ server, boss }) {
    const body = {
      firstName: 'Mira',
      lastName: 'Iyer',
      email: 'linked@medallist.test',
      role: 'ADMIN' as const,
    };
    const { id } = (await server.as(boss).call(addAdmin, { body })).data;
    return {
      isBoss: true,
      isNew: true,
      about: id,
      call: () => server.as(boss).call(mailAdminLink, { params: { id } }),
    };
  },
  async setAdminRole({ server, boss }) {
    const { id } = await createAdmin(server.db);
    const body = { role: 'SUPER_ADMIN' as const };
    return {
      isBoss: true,
      about: id,
      call: () => server.as(boss).call(setAdminRole, { params: { id }, body }),
    };
  },
  async removeAdmin({ server, boss }) {
    const { id } = await createAdmin(server.db);
    return { isBoss: true, about: id, call: () => server.as(boss).call(removeAdmin, { params: { id } }) };
  },
  async adminSuspendCandidate({ server, admin }) {
    const { id } = await createCandidate(server.db);
    return {
      about: id,
      call: () => server.as(admin).call(adminSuspendCandidate, { params: { id }, body: { reason } }),
    };
  },
  async adminActivateCandidate(stage) {
    const id = await suspended(stage);
    return {
      about: id,
      call: () => stage.server.as(stage.admin).call(adminActivateCandidate, { params: { id } }),
    };
  },
  async adminSetCandidateStatus({ server, admin }) {
    const { id } = await createCandidate(server.db);
    const body = { status: 'INACTIVE' as const, reason };
    return {
      about: id,
      call: () => server.as(admin).call(adminSetCandidateStatus, { params: { id }, body }),
    };
  },
  async adminDeleteCandidate({ server, admin }) {
    const { id } = await createCandidate(server.db);
    return {
      about: id,
      call: () => server.as(admin).call(adminDeleteCandidate, { params: { id }, query: { reason } }),
    };
  },
  async adminProcessAffiliate({ server, admin }) {
    const { id } = await joinAsAffiliate(server);
    const body = { action: 'APPROVE' as const };
    return {
      about: id,
      call: () => server.as(admin).call(adminProcessAffiliate, { params: { id }, body }),
    };
  },
};
