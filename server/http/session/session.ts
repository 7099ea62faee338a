import type { FastifyRequest } from 'fastify';
import type { Access } from '#contract/core/access.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import { hasRole, isAdminType, isLockedOut } from '#contract/core/roles.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import type { Actor } from './actor.ts';
import { demandProof, proofRequired } from './proof.ts';
import { findSession, holdAccount, holdMember, type SessionRow } from './session.queries.ts';
import { readAccessToken } from './tokens.ts';

let secondStepForAdmins = false;

/** With `adminsNeedTwoFactor`, admins cannot use their calls after signing in with only a password. */
export function configureSessions(options: { adminsNeedTwoFactor: boolean }): void {
  secondStepForAdmins = options.adminsNeedTwoFactor;
}

export function adminsNeedTwoFactor(): boolean {
  return secondStepForAdmins;
}

/**
 * Whether this admin may use admin rights: in production only in a session that has passed the second step.
 */
export function passedSecondStep({ hasTwoFactor, tookSecondStep }: Actor): boolean {
  return (hasTwoFactor && tookSecondStep) || !secondStepForAdmins;
}

function toActor(row: SessionRow): Actor {
  const company =
    row.companyId && row.companyName && row.role && row.approvalStatus
      ? { id: row.companyId, name: row.companyName, role: row.role, approvalStatus: row.approvalStatus }
      : null;
  return {
    userId: row.userId,
    type: row.userType,
    sessionId: row.sessionId,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    emailVerified: row.emailVerifiedAt !== null,
    status: row.status,
    hasTwoFactor: row.hasTwoFactor,
    tookSecondStep: row.tookSecondStep,
    provedAt: row.provedAt,
    company,
  };
}

/** The caller, from the bearer header; null without one. Throws if there is one that is no longer valid. */
async function readActor(db: Db, request: FastifyRequest): Promise<Actor | null> {
  const header = request.headers.authorization;
  if (!header?.startsWith('Bearer ')) return null;
  const claims = readAccessToken(header.slice('Bearer '.length));
  if (!claims) throw new AppError('SESSION_EXPIRED');
  const row = await findSession(db, claims.sid, now());
  if (!row || row.userId !== claims.sub) throw new AppError('SESSION_EXPIRED');
  if (request.security) Object.assign(request.security, { userId: row.userId, sessionId: row.sessionId });
  return toActor(row);
}

/** The caller, if the endpoint admits them. For signing in or out, an expired token is ignored. */
export async function admitCaller(
  { access, proof }: Pick<Endpoint, 'access' | 'proof'>,
  db: Db,
  request: FastifyRequest,
): Promise<Actor | null> {
  if (bearerDecides(access)) {
    const actor = await readActor(db, request);
    admit(access, actor);
    if (actor && proof) demandProof(actor, proof);
    return actor;
  }
  const actor = await readActor(db, request).catch(ignoreRefusal);
  return actor && !isLockedOut({ userType: actor.type, status: actor.status }) ? actor : null;
}

type Held = Pick<Endpoint, 'access' | 'proof' | 'alone'>;

/**
 * Reads the caller again at the start of a transaction and locks them until it ends. A caller who was
 * deleted, suspended or removed meanwhile is refused as usual, and concurrent calls that would do that wait.
 */
export async function holdCaller(endpoint: Held, db: Db, actor: Actor): Promise<Actor> {
  const { access, proof, alone } = endpoint;
  const needsCompany = actsForCompany(access, actor);
  // Before any other lock: if two members remove each other, one waits here while nobody waits for them.
  if (alone === 'team') await lockNames(db, 'leaving', [companyOf(actor).id]);
  const mayLeave = alone === 'account' && actor.type === 'SUPER_ADMIN';
  if (alone === 'admins' || mayLeave) await lockNames(db, 'leaving', ['super admins']);
  const hold = () =>
    needsCompany
      ? holdMember(db, actor.sessionId, now(), alone)
      : holdAccount(db, actor.sessionId, now(), alone === 'account');
  // If a row was replaced by other rows during the wait for its lock, only a second query finds them.
  const row = (await hold()) ?? (await hold()) ?? (await findSession(db, actor.sessionId, now()));
  if (!row) throw new AppError('SESSION_EXPIRED');
  const held = toActor(row);
  admit(access, held);
  // The session was moved to another company during the wait for the lock.
  if (alone === 'team' && companyOf(held).id !== companyOf(actor).id) throw new AppError('STATE_CHANGED');
  if (proof) demandProof(held, proof);
  return held;
}

/** On a public endpoint an invalid token is ignored, unless the endpoint says that it counts. */
export function bearerDecides(access: Access): boolean {
  return access.kind === 'user' || (access.kind === 'public' && access.bearerCounts === true);
}

function ignoreRefusal(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

function admitStatus(actor: Actor, inactiveMayCall: boolean | undefined): void {
  if (isLockedOut({ userType: actor.type, status: actor.status })) throw new AppError('ACCOUNT_LOCKED');
  if (actor.status === 'INACTIVE' && !inactiveMayCall) throw new AppError('ACCOUNT_INACTIVE');
}

/** Throws unless `access` admits the actor. The order determines which refusal a person sees first. */
function admit(access: Access, actor: Actor | null): void {
  if (access.kind !== 'user') {
    if (actor) admitStatus(actor, false);
    return;
  }
  if (!actor) throw new AppError('UNAUTHENTICATED');
  admitStatus(actor, access.inactive);
  if (!access.types.includes(actor.type)) throw new AppError('FORBIDDEN');
  if (access.types.every(isAdminType) && !passedSecondStep(actor)) {
    if (actor.hasTwoFactor) throw proofRequired(actor, 'any');
    throw new AppError('TWO_FACTOR_SETUP_REQUIRED');
  }
  if (access.verified && !actor.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  if (actsForCompany(access, actor)) admitMember(actor, access);
}

function actsForCompany(access: Access, { type }: Actor): boolean {
  const asksForOne = access.kind === 'user' && (access.role !== undefined || access.approved === true);
  return asksForOne && type === 'RECRUITER';
}

function admitMember(actor: Actor, access: Access & { kind: 'user' }): void {
  const { company } = actor;
  if (!company) throw new AppError('FORBIDDEN');
  if (access.approved && actor.status === 'SUSPENDED') throw new AppError('RECRUITER_SUSPENDED');
  if (access.approved && company.approvalStatus === 'SUSPENDED') throw new AppError('COMPANY_SUSPENDED');
  if (access.approved && company.approvalStatus !== 'APPROVED') throw new AppError('COMPANY_NOT_APPROVED');
  if (access.role && !hasRole(company.role, access.role)) throw new AppError('ROLE_TOO_LOW');
}

/** The actor's company, for endpoints whose access guarantees one. */
export function companyOf(actor: Actor): NonNullable<Actor['company']> {
  if (!actor.company) throw new AppError('FORBIDDEN');
  return actor.company;
}
