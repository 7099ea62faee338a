import { describe, expect, test } from 'vitest';
import { deleteAccount } from '#contract/account/closing.ts';
import { listApplications } from '#contract/applications/recruiter-applications.ts';
import { changeMemberRole, getTeam, removeMember } from '#contract/companies/team.ts';
import { listHires } from '#contract/hires/recruiter-hires.ts';
import { listRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import { createJob, listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { getJobTeam, setJobTeam } from '#contract/jobs/team.ts';
import { listOffers } from '#contract/offers/recruiter-offers.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import {
  createRecruiter,
  PASSWORD,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { recordOne } from '#server/testing/factories/hires.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { BACKEND_JOB, createJob as makeJob } from '#server/testing/factories/jobs.ts';
import { offerOne } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

type Role = 'OWNER' | 'ADMIN' | 'RECRUITER' | 'VIEWER';

async function company() {
  const owner = await createRecruiter(server.db);
  const member = (role: Role) => createMember(server.db, owner.companyId, role);
  return { owner, member, admin: await member('ADMIN'), recruiter: await member('RECRUITER') };
}

const read = (who: TestAccount, id: string) => server.as(who).call(getJobTeam, { params: { id } });
const set = (who: TestAccount, id: string, owner: TestAccount, members: TestAccount[] = []) =>
  server.as(who).call(setJobTeam, {
    params: { id },
    body: { ownerId: owner.id, memberIds: members.map((member) => member.id) },
  });
async function remove(owner: TestAccount, { id }: TestAccount, { id: successorId }: TestAccount) {
  const removed = await server.as(owner).call(removeMember, { params: { id }, query: { successorId } });
  expect(removed.status).toBe(204);
}
const joinAgain = (companyId: string, { id: userId }: TestAccount) =>
  companies.join(server.db, { companyId, userId, role: 'RECRUITER', phone: '+91 98450 12345' });
const ownerOf = async (who: TestAccount, id: string) => (await read(who, id)).data.owner?.id;

describe('the hiring team of a job', () => {
  test('starts with the creator of the job, also over HTTP', async () => {
    const { owner, recruiter } = await company();
    const { data } = await server.as(recruiter).call(createJob, { body: BACKEND_JOB });
    expect((await read(owner, data.id)).data).toMatchObject({
      owner: { id: recruiter.id, role: 'RECRUITER' },
      members: [],
      canChange: true,
    });
  });

  test('is changed by owners and admins of the company and by its owner, and by no other user', async () => {
    const { owner, admin, recruiter, member } = await company();
    const other = await member('RECRUITER');
    const viewer = await member('VIEWER');
    const stranger = await createRecruiter(server.db);
    const { id } = await makeJob(server.db, owner);
    expect((await read(other, id)).data.canChange).toBe(false);
    expect(await set(other, id, other)).toMatchObject({ status: 403, code: 'ROLE_TOO_LOW' });
    expect(await set(viewer, id, owner)).toMatchObject({ status: 403 });
    expect(await set(stranger, id, stranger)).toMatchObject({ status: 404 });
    expect(await read(stranger, id)).toMatchObject({ status: 404 });
    const given = await set(admin, id, recruiter, [viewer, other, other, recruiter]);
    expect(given).toMatchObject({ status: 200, message: 'Hiring team saved' });
    expect(given.data.members.map((one) => one.id).sort()).toEqual([viewer.id, other.id].sort());
    expect((await read(recruiter, id)).data.canChange).toBe(true);
    expect(await set(other, id, other)).toMatchObject({ status: 403 });
    expect(await set(recruiter, id, recruiter, [])).toMatchObject({ status: 200, data: { members: [] } });
    expect(await set(recruiter, id, owner)).toMatchObject({ status: 200, data: { canChange: false } });
    expect(await set(recruiter, id, recruiter)).toMatchObject({ status: 403 });
  });

  test('has only members of the company, and an owner who may act', async () => {
    const { owner, member } = await company();
    const viewer = await member('VIEWER');
    const stranger = await createRecruiter(server.db);
    const { id } = await makeJob(server.db, owner);
    const message = 'Please choose a colleague who can own a job.';
    expect(await set(owner, id, viewer)).toMatchObject({ status: 400, message });
    expect(await set(owner, id, stranger)).toMatchObject({ status: 400, errors: [{ path: 'ownerId' }] });
    expect(await set(owner, id, owner, [stranger])).toMatchObject({
      status: 400,
      message: 'Please choose colleagues from your team.',
      errors: [{ path: 'memberIds' }],
    });
    expect(await ownerOf(owner, id)).toBe(owner.id);
  });
});

describe('the jobs of a member', () => {
  const duties = async (who: TestAccount, of: TestAccount) =>
    (await server.as(who).call(getTeam)).data.members.find(({ id }) => id === of.id);

  test('go with their interviews to the chosen colleague when they are removed', async () => {
    const { owner, admin, recruiter } = await company();
    const mine = await makeJob(server.db, { ...recruiter, companyId: owner.companyId });
    const theirs = await makeJob(server.db, owner);
    await set(owner, mine.id, recruiter, [admin]);
    await set(owner, theirs.id, owner, [recruiter, admin]);
    expect(await duties(owner, recruiter)).toMatchObject({ duties: 0, ownedJobs: 1 });
    await remove(owner, recruiter, admin);
    expect((await read(owner, mine.id)).data).toMatchObject({ owner: { id: admin.id }, members: [] });
    const rest = (await read(owner, theirs.id)).data;
    expect([rest.owner?.id, ...rest.members.map(({ id }) => id)]).toEqual([owner.id, admin.id]);
  });

  test('go to a colleague when they become a viewer; they stay in their teams', async () => {
    const { owner, recruiter } = await company();
    const mine = await makeJob(server.db, { ...recruiter, companyId: owner.companyId });
    const theirs = await makeJob(server.db, owner);
    await set(owner, theirs.id, owner, [recruiter]);
    const body = { role: 'VIEWER' as const, successorId: owner.id };
    await server.as(owner).call(changeMemberRole, { params: { id: recruiter.id }, body });
    expect(await ownerOf(owner, mine.id)).toBe(owner.id);
    expect((await read(owner, theirs.id)).data.members).toMatchObject([{ id: recruiter.id, role: 'VIEWER' }]);
  });

  test('go to the owner of the company when they delete their account', async () => {
    const { owner, recruiter } = await company();
    const { id } = await makeJob(server.db, { ...recruiter, companyId: owner.companyId });
    const left = await server.as(recruiter).call(deleteAccount, { body: { password: PASSWORD } });
    expect(left.status).toBe(204);
    expect(await ownerOf(owner, id)).toBe(owner.id);
  });

  test('go to an active owner, not to an older inactive one', async () => {
    const { owner, recruiter, member } = await company();
    const second = await member('OWNER');
    const { id } = await makeJob(server.db, { ...recruiter, companyId: owner.companyId });
    await server.db.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', owner.id).execute();
    const left = await server.as(recruiter).call(deleteAccount, { body: { password: PASSWORD } });
    expect(left.status).toBe(204);
    expect(await ownerOf(second, id)).toBe(second.id);
  });

  test('stay theirs in their other companies, whose teams they stay in', async () => {
    const { owner, admin, recruiter } = await company();
    const elsewhere = await createRecruiter(server.db);
    await joinAgain(elsewhere.companyId, recruiter);
    const owned = await makeJob(server.db, { ...recruiter, companyId: elsewhere.companyId });
    const helped = await makeJob(server.db, elsewhere);
    await set(elsewhere, helped.id, elsewhere, [recruiter]);
    await remove(owner, recruiter, admin);
    expect(await ownerOf(elsewhere, owned.id)).toBe(recruiter.id);
    expect((await read(elsewhere, helped.id)).data.members).toMatchObject([{ id: recruiter.id }]);
  });

  test('are not theirs again when they come back, nor are the former teams', async () => {
    const { owner, admin, recruiter } = await company();
    const owned = await makeJob(server.db, { ...recruiter, companyId: owner.companyId });
    const helped = await makeJob(server.db, owner);
    await set(owner, helped.id, owner, [recruiter]);
    await remove(owner, recruiter, admin);
    await joinAgain(owner.companyId, recruiter);
    expect((await read(owner, owned.id)).data).toMatchObject({ owner: { id: admin.id }, members: [] });
    expect((await read(owner, helped.id)).data).toMatchObject({ owner: { id: owner.id }, members: [] });
  });
});

test('every list of the company shows all jobs, or only the user’s own', async () => {
  const { owner, recruiter, member } = await company();
  const teammate = await member('VIEWER');
  const outsider = await member('RECRUITER');
  const asOwner: TestRecruiter = owner;
  const { offerId } = await offerOne(server, { recruiter: asOwner });
  const { hireId } = await recordOne(server, { recruiter: asOwner });
  const job = await makeJob(server.db, owner);
  const asked = await requestOne(server, {
    recruiter: asOwner,
    jobId: job.id,
    interviewerId: outsider.id,
  });
  const all = (await server.as(owner).call(listOwnJobs, { query: {} })).data.content;
  for (const { id } of all) await set(owner, id, recruiter, [teammate]);
  const seen = async (who: TestAccount, mine: 'true' | 'false') => {
    const caller = server.as(who);
    const query = { mine };
    const [jobs, applications, interviews, offers, hires] = await Promise.all([
      caller.call(listOwnJobs, { query }),
      caller.call(listApplications, { query }),
      caller.call(listRecruiterInterviews, { query }),
      caller.call(listOffers, { query }),
      caller.call(listHires, { query }),
    ]);
    const sum = (counts: object) => Object.values(counts).reduce((total, one) => total + one, 0);
    expect(sum(jobs.data.counts)).toBe(jobs.data.totalElements);
    expect(sum(applications.data.counts)).toBe(applications.data.totalElements);
    expect(sum(offers.data.counts)).toBe(offers.data.totalElements);
    expect(sum(hires.data.counts)).toBe(hires.data.totalElements);
    return {
      jobs: jobs.data.content.map(({ id }) => id).sort(),
      applications: applications.data.totalElements,
      interviews: interviews.data.content.map(({ id }) => id),
      offers: offers.data.content.map(({ id }) => id),
      hires: hires.data.content.map(({ id }) => id),
    };
  };
  const everything = await seen(owner, 'false');
  expect(everything.jobs).toHaveLength(all.length);
  expect(everything.offers).toContain(offerId);
  expect(everything.hires).toContain(hireId);
  expect(await seen(recruiter, 'true')).toEqual(everything);
  expect(await seen(teammate, 'true')).toEqual(everything);
  const nothing = { jobs: [], applications: 0, interviews: [], offers: [], hires: [] };
  expect(await seen(outsider, 'true')).toEqual({ ...nothing, interviews: [asked.id] });
  await set(owner, job.id, owner, []);
  const kept = await seen(recruiter, 'true');
  expect(kept.jobs).toEqual(everything.jobs.filter((id) => id !== job.id));
  expect(kept.applications).toBe(everything.applications - 1);
  expect(kept.interviews).toEqual(everything.interviews.filter((id) => id !== asked.id));
});
