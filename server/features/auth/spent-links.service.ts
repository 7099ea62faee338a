import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { hashSecret } from '#server/platform/secret.ts';
import * as securityLog from '#server/platform/security-log.ts';
import { linkReplayed, type SpentLink } from './auth.events.ts';
import * as queries from './spent-links.queries.ts';

interface Shown {
  kind: SpentLink;
  token: string;
  ip: string;
}

/** Remembers a link that was used up just now, for whoever shows it again. */
export async function markSpent(db: Db, kind: SpentLink, token: string, userId: string): Promise<void> {
  await queries.insertSpentLink(db, { tokenHash: hashSecret(token), kind, userId, spentAt: now() });
}

/** Passes a refusal on, after the traces of a link that was used before; outside the transaction that failed. */
export async function noteReplay(db: Db, refusal: unknown, { kind, token, ip }: Shown): Promise<never> {
  const spent = await queries.findSpentLink(db, hashSecret(token), kind);
  if (spent) {
    const { userId } = spent;
    securityLog.write({ event: 'link.replayed', kind, userId });
    await emit(db, linkReplayed, { userId, kind, ip });
  }
  throw refusal;
}
