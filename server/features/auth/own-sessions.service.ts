import type * as z from 'zod';
import type { OwnSession } from '#contract/auth/own-sessions.ts';
import type { TokenBundle } from '#contract/auth/session.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import * as users from '#server/features/users/users.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { devicesSignedOut } from './auth.events.ts';
import { deviceInWords } from './devices.ts';
import * as queries from './sessions.queries.ts';
import * as sessions from './sessions.service.ts';

/** The active sessions: this one first, then by last use. */
export async function list(db: Db, actor: Actor): Promise<z.input<typeof OwnSession>[]> {
  const rows = await queries.listLiveSessions(db, actor.userId, now());
  const own = rows.map(({ id, ip, userAgent, createdAt, lastUsedAt }) => ({
    id,
    device: deviceInWords(userAgent),
    ip,
    createdAt,
    lastUsedAt,
    current: id === actor.sessionId,
  }));
  return own.toSorted((a, b) => Number(b.current) - Number(a.current));
}

/** A session of another person, or one that ended, counts as not found. */
export async function end(db: Db, { userId }: Actor, sessionId: string, ip: string): Promise<void> {
  if (!(await sessions.revokeOwn(db, userId, sessionId))) throw new AppError('NOT_FOUND');
  await emit(db, devicesSignedOut, { userId, which: 'ONE', ip });
}

export async function endOthers(db: Db, actor: Actor, ip: string): Promise<void> {
  const ended = await sessions.revokeOthers(db, actor, 'OTHER_DEVICES');
  if (ended > 0) await emit(db, devicesSignedOut, { userId: actor.userId, which: 'OTHERS', ip });
}

/** Switches the session, with all its tokens, to another of the person's companies. */
export async function switchTo(db: Db, actor: Actor, companyId: string): Promise<TokenBundle> {
  const memberships = await companies.listMemberships(db, actor.userId);
  const company = memberships.find(({ id }) => id === companyId);
  if (!company) throw new AppError('NOT_FOUND');
  const user = await users.get(db, actor.userId);
  return sessions.moveToCompany(db, { sessionId: actor.sessionId, user, company });
}
