import type { TokenBundle } from '#contract/auth/session.ts';
import { AppError } from '#contract/core/errors.ts';
import type { ProofKind } from '#contract/core/proof.ts';
import { isAdminType, isLockedOut } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import type { UserRow } from '#server/features/users/users.service.ts';
import * as users from '#server/features/users/users.service.ts';
import type { RequestMeta } from '#server/http/session/actor.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '#server/http/session/tokens.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';
import { hashSecret, newSecret } from '#server/platform/secret.ts';
import type { EndingCause } from '#server/platform/security-log.ts';
import * as securityLog from '#server/platform/security-log.ts';
import { refreshTokenReplayed } from './auth.events.ts';
import { toUser } from './auth.presenter.ts';
import { markDevice } from './devices.ts';
import * as queries from './sessions.queries.ts';

/** The maximum lifetime of a token family, however often it is refreshed. */
export const FAMILY_DAYS = 30;
const ADMIN_FAMILY_DAYS = 1;
/** One more sign-in ends the oldest session. */
const SESSIONS_AT_MOST = 50;
/** The grace period for a request that was sent before another page refreshed, or whose answer was lost. */
const LATE_MS = 10_000;

interface Opening extends RequestMeta {
  /** Whether a code of the second step was given for it. */
  tookSecondStep?: boolean;
}

/** Opens a session and issues its first tokens. The family of refresh tokens ends with the session. */
export async function start(db: Db, user: UserRow, opening: Opening): Promise<TokenBundle> {
  const [company = null] = await companies.listMemberships(db, user.id);
  const at = now();
  const sessionId = newId();
  await queries.insertSession(db, {
    id: sessionId,
    userId: user.id,
    companyId: company?.id ?? null,
    ip: opening.ip,
    userAgent: opening.userAgent,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: inDays(isAdminType(user.userType) ? ADMIN_FAMILY_DAYS : FAMILY_DAYS),
    revokedAt: null,
    secondStepAt: opening.tookSecondStep ? at : null,
    provedAt: at,
  });
  const beyond = await queries.revokeOldest(db, user.id, SESSIONS_AT_MOST, at);
  await leave(db, user.id, beyond, 'TOO_MANY_SESSIONS');
  await users.markLogin(db, user.id);
  return issue(db, { sessionId, user, company, parentId: null });
}

/** The browser without its version numbers, so that an update does not make it another device. */
function deviceOf(userAgent: string | null): string {
  return userAgent?.replaceAll(/[\d.]+/g, '') ?? '';
}

/** Whether the person has signed in before, but never with this browser. */
export async function isNewDevice(db: Db, userId: string, { userAgent }: RequestMeta): Promise<boolean> {
  const known = (await queries.listUserAgents(db, userId)).map(deviceOf);
  return known.length > 0 && !known.includes(deviceOf(userAgent));
}

/** The company that a session works for; without a name for a person who is no longer a member. */
interface Company {
  id: string;
  name: string | null;
}

async function companyOf(db: Db, { userId, companyId }: queries.SessionRow): Promise<Company | null> {
  if (!companyId) return null;
  const memberships = await companies.listMemberships(db, userId);
  return { id: companyId, name: memberships.find(({ id }) => id === companyId)?.name ?? null };
}

interface Issue {
  sessionId: string;
  user: UserRow;
  company: Company | null;
  parentId: string | null;
}

async function issue(db: Db, { sessionId, user, company, parentId }: Issue): Promise<TokenBundle> {
  const refreshToken = newSecret();
  // Active sessions get new tokens every quarter of an hour, so this is frequent enough.
  if (user.userType === 'JOBSEEKER') await candidates.markActive(db, user.id);
  await queries.insertRefreshToken(db, {
    id: newId(),
    sessionId,
    parentId,
    tokenHash: hashSecret(refreshToken),
    createdAt: now(),
    usedAt: null,
    replacedAt: null,
  });
  return {
    accessToken: signAccessToken({
      sub: user.id,
      type: user.userType,
      org: company?.id ?? null,
      sid: sessionId,
    }),
    refreshToken,
    tokenType: 'Bearer',
    expiresIn: ACCESS_TOKEN_SECONDS,
    deviceMark: markDevice(user.id, sessionId),
    user: toUser(user, company?.name ?? null),
  };
}

type Rotation = { bundle: TokenBundle } | { refused: 'SESSION_EXPIRED' | 'ACCOUNT_LOCKED' };

/**
 * Exchanges a refresh token. One that was used before ends its whole family, because it may have been stolen.
 * Exception: within 10 s, while no successor has been used, the answer may have been lost or a second page
 * may have refreshed. Then it gets a further successor, and the first one used continues the family alone. A
 * refusal is returned, not thrown, so that the revocation commits.
 */
export async function rotate(db: Db, refreshToken: string, request: RequestMeta): Promise<Rotation> {
  const found = await queries.findRefreshToken(db, hashSecret(refreshToken));
  if (!found) return { refused: 'SESSION_EXPIRED' };
  const session = await queries.lockSession(db, found.sessionId);
  if (session.revokedAt || session.expiresAt <= now()) {
    if (found.usedAt) noteReplay(session, false);
    return { refused: 'SESSION_EXPIRED' };
  }
  const user = await users.get(db, session.userId);
  if (isLockedOut(user)) return { refused: 'ACCOUNT_LOCKED' };
  // Read again under the lock: a parallel refresh may have used it since.
  const token = await queries.findRefreshToken(db, found.tokenHash);
  const verdict = token ? await claim(db, token) : 'STOLEN';
  if (verdict === 'STOLEN') await endStolen(db, session, request);
  if (verdict === 'LATE') noteReplay(session, false);
  if (!token || verdict !== 'GRANTED') return { refused: 'SESSION_EXPIRED' };
  await queries.touchSession(db, session.id, now());
  const company = await companyOf(db, session);
  const parts = { sessionId: session.id, user, company, parentId: token.id };
  return { bundle: await issue(db, parts) };
}

/** LATE: another successor of the same token was used first. */
type Verdict = 'GRANTED' | 'LATE' | 'STOLEN';

/** Whether this token may be exchanged now; records what its use changes. */
async function claim(db: Db, token: queries.RefreshTokenRow): Promise<Verdict> {
  const at = now();
  const isRecent = (time: Date) => at.getTime() - time.getTime() <= LATE_MS;
  if (token.replacedAt) return isRecent(token.replacedAt) ? 'LATE' : 'STOLEN';
  if (token.usedAt) {
    const mayBeLost = isRecent(token.usedAt) && !(await queries.hasUsedChild(db, token.id));
    return mayBeLost ? 'GRANTED' : 'STOLEN';
  }
  await queries.markUsed(db, token.id, at);
  await queries.markOthersReplaced(db, token, at);
  return 'GRANTED';
}

function noteReplay({ id: sessionId, userId }: queries.SessionRow, isFamilyEnded: boolean): void {
  securityLog.write({ event: 'refreshToken.replayed', userId, sessionId, isFamilyEnded });
}

/** Ends a family with a stolen token. The owner is notified once, because an ended family stays ended. */
async function endStolen(db: Db, session: queries.SessionRow, { ip, userAgent }: RequestMeta): Promise<void> {
  noteReplay(session, true);
  await revoke(db, session, 'TOKEN_REPLAYED');
  const { userId, createdAt: openedAt, userAgent: openedOn } = session;
  await emit(db, refreshTokenReplayed, { userId, ip, userAgent, openedAt, openedOn });
}

interface Move {
  sessionId: string;
  user: UserRow;
  company: Company;
}

/** Gives a session another company and new tokens; the earlier refresh tokens count as used. */
export async function moveToCompany(db: Db, { sessionId, user, company }: Move): Promise<TokenBundle> {
  const { revokedAt } = await queries.lockSession(db, sessionId);
  if (revokedAt) throw new AppError('SESSION_EXPIRED');
  await queries.setCompany(db, sessionId, company.id);
  const leaf = await queries.findLeaf(db, sessionId);
  if (leaf) {
    await queries.markUsed(db, leaf.id, now());
    await queries.markOthersReplaced(db, leaf, now());
  }
  await queries.touchSession(db, sessionId, now());
  return issue(db, { sessionId, user, company, parentId: leaf?.id ?? null });
}

/** Records that the session's owner has proved who they are; a code also counts as the second step. */
export async function markProved(db: Db, sessionId: string, by: ProofKind): Promise<void> {
  await queries.markProved(db, sessionId, now(), by === 'CODE');
}

/** Closes the streams of ended sessions, and logs the cause to the security log. */
async function leave(db: Db, userId: string, ended: string[], cause: EndingCause): Promise<void> {
  if (ended.length === 0) return;
  await live.revoked(db, ended);
  const sessionIds = ended.slice(0, SESSIONS_AT_MOST);
  securityLog.write({ event: 'sessions.ended', cause, userId, count: ended.length, sessionIds });
}

async function revoke(
  db: Db,
  { id, userId }: Pick<queries.SessionRow, 'id' | 'userId'>,
  cause: EndingCause,
): Promise<void> {
  if (await queries.markRevoked(db, id, now())) await leave(db, userId, [id], cause);
}

/** False unless it is an active session of this person. */
export async function revokeOwn(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const isEnded = await queries.revokeOwn(db, userId, sessionId, now());
  if (isEnded) await leave(db, userId, [sessionId], 'ONE_DEVICE');
  return isEnded;
}

export async function revokeAll(db: Db, userId: string, cause: EndingCause): Promise<void> {
  await leave(db, userId, await queries.revokeSessions(db, userId, now()), cause);
}

/** Ends every session of a person except this one; returns the number. */
export async function revokeOthers(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  cause: EndingCause,
): Promise<number> {
  const ended = await queries.revokeSessions(db, userId, now(), sessionId);
  await leave(db, userId, ended, cause);
  return ended.length;
}

export async function signOut(db: Db, session: { id: string; userId: string }): Promise<void> {
  await revoke(db, session, 'SIGN_OUT');
}

/** Ends the session of a refresh token; unknown tokens are ignored. */
export async function revokeByToken(db: Db, refreshToken: string): Promise<void> {
  const token = await queries.findRefreshToken(db, hashSecret(refreshToken));
  if (token) await signOut(db, await queries.lockSession(db, token.sessionId));
}

export function unwrap(rotation: Rotation): TokenBundle {
  if ('refused' in rotation) throw new AppError(rotation.refused);
  return rotation.bundle;
}
