import type * as z from 'zod';
import { mayHoldDuties } from '#contract/companies/team.policy.ts';
import { AppError, fieldFault } from '#contract/core/errors.ts';
import { fileAddress } from '#contract/files.ts';
import { type JobTeam, type JobTeamInput, mayChangeTeam } from '#contract/jobs/team.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { jobTeamChanged } from './jobs.events.ts';
import * as queries from './team.queries.ts';

interface Job {
  id: string;
  companyId: string;
  title: string;
}

function present({ isOwner: _, pictureFileId, ...row }: queries.TeamRow) {
  return { ...row, pictureUrl: fileAddress(pictureFileId) };
}

export async function get(db: Db, actor: Actor, job: Job): Promise<z.input<typeof JobTeam>> {
  const rows = await queries.listTeam(db, job.id);
  const owner = rows.find(({ isOwner }) => isOwner);
  return {
    owner: owner ? present(owner) : null,
    members: rows.filter(({ isOwner }) => !isOwner).map(present),
    canChange: mayChangeTeam(companyOf(actor).role, owner?.id === actor.userId),
  };
}

/** The creator of a job is its first owner. */
export async function begin(db: Db, jobId: string, ownerId: string): Promise<void> {
  await queries.replaceTeam(db, jobId, ownerId, []);
}

/** The caller has locked the job. */
export async function set(
  db: Db,
  actor: Actor,
  { id: jobId, companyId, title }: Job,
  { ownerId, memberIds }: JobTeamInput,
): Promise<void> {
  const before = await queries.listTeam(db, jobId);
  const isOwner = before.some((row) => row.isOwner && row.id === actor.userId);
  if (!mayChangeTeam(companyOf(actor).role, isOwner)) throw new AppError('ROLE_TOO_LOW');
  const members = await companies.listMembers(db, companyId);
  const roleOf = new Map(members.map(({ userId, role }) => [userId, role]));
  const role = roleOf.get(ownerId);
  if (!role || !mayHoldDuties(role))
    throw fieldFault('ownerId', 'Please choose a colleague who can own a job.');
  const team = [...new Set(memberIds)].filter((id) => id !== ownerId);
  if (team.some((id) => !roleOf.has(id)))
    throw fieldFault('memberIds', 'Please choose colleagues from your team.');
  await queries.replaceTeam(db, jobId, ownerId, team);
  const was = new Set(before.map(({ id }) => id));
  const owned = before.find((row) => row.isOwner)?.id;
  await emit(db, jobTeamChanged, {
    jobId,
    companyId,
    title,
    actorId: actor.userId,
    newOwnerId: owned === ownerId ? null : ownerId,
    joined: team.filter((id) => !was.has(id)),
  });
  await live.changed(db, [...roleOf.keys()], ['jobs']);
}

/** A member leaves the company or becomes a viewer: their jobs go to a colleague. */
export async function handOver(
  db: Db,
  { companyId, from, to, isGone }: { companyId: string; from: string; to: string; isGone: boolean },
): Promise<void> {
  await queries.moveOwned(db, { companyId, from, to });
  if (isGone) await queries.deleteFromTeams(db, companyId, from);
}

/** A member deletes their account: owners of their companies take over the jobs. */
export async function leaveAll(db: Db, userId: string): Promise<void> {
  for (const { companyId, heirId } of await queries.listOwnerships(db, userId)) {
    if (heirId) await handOver(db, { companyId, from: userId, to: heirId, isGone: true });
  }
}
