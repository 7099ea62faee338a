import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { hashSecret } from '#server/platform/secret.ts';
import * as securityLog from '#server/platform/security-log.ts';
import { type SpentSecret, spentSecretShown } from './auth.events.ts';
import * as queries from './spent-secrets.queries.ts';

interface Shown {
  kind: SpentSecret;
  secret: string;
  ip: string;
}

/** Remembers what was mailed and used up just now, for whoever shows it again. */
export async function markSpent(db: Db, kind: SpentSecret, secret: string, userId: string): Promise<void> {
  await queries.insertSpent(db, { secretHash: hashSecret(secret), kind, userId, spentAt: now() });
}

/** Leaves the traces of something that was used before; outside the transaction that refused it. */
export async function noteReplay(db: Db, { kind, secret, ip }: Shown): Promise<void> {
  const spent = await queries.findSpent(db, hashSecret(secret), kind);
  if (!spent) return;
  const { userId } = spent;
  securityLog.write({ event: 'secret.replayed', kind, userId });
  await emit(db, spentSecretShown, { userId, kind, ip });
}

/** Passes a refusal on, after the traces of a replay. */
export async function refuseAfterTraces(db: Db, refusal: unknown, shown: Shown): Promise<never> {
  await noteReplay(db, shown);
  throw refusal;
}
