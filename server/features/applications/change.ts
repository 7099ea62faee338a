import { OUT_STATUSES } from '#contract/applications/transitions.ts';
import { AppError } from '#contract/core/errors.ts';
import {
  type ApplicationStatus,
  type Ending,
  REJECT_CATEGORY_LABELS,
  type RejectCategory,
} from '#contract/labels/applications.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import type { Deed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { applicationMoved, type MoveCause } from './applications.events.ts';
import type { ApplicationRow } from './applications.queries.ts';
import * as queries from './applications.queries.ts';
import { takeWaiting } from './rejections.queries.ts';
import { recordEvent } from './rows.ts';
import { letLeave } from './sending.service.ts';

interface Reason {
  category: RejectCategory | null;
  reason: string | null;
}

/** `Skills do not fit. Has not run a ledger.` */
export function reasonInWords({ category, reason }: Reason): string | null {
  if (!category || category === 'OTHER') return reason;
  const label = REJECT_CATEGORY_LABELS[category];
  return reason ? `${label}. ${reason}` : label;
}

/** The company-only text for a rejection that was overtaken by another event. */
function overtakenInWords(waited: Reason): string {
  return ['A rejection was waiting to be told.', reasonInWords(waited)].filter(Boolean).join(' ');
}

interface Change {
  to: ApplicationStatus;
  cause: MoveCause;
  reason?: string | null;
  category?: RejectCategory | null;
  message?: string | null;
  note?: string | null;
  source?: ApplicationRow['source'];
  ending?: Ending;
}

/** The only way in which an application changes its state: compare and swap, one event, one announcement. */
export async function change(
  db: Db,
  { actorId }: Pick<Deed, 'actorId'>,
  row: ApplicationRow,
  wish: Change,
): Promise<void> {
  const { to, cause, reason = null, category = null, message = null } = wish;
  const { note, source, ending = null } = wish;
  await letLeave(db, row);
  // A change that ends the application first, or reopens it, cancels the pending rejection.
  const waited = (cause === 'HAND' || OUT_STATUSES.includes(to)) && (await takeWaiting(db, row.id));
  const at = now();
  const isRejected = to === 'REJECTED';
  const moved = await queries.updateApplication(db, row, {
    status: to,
    statusChangedAt: at,
    updatedAt: at,
    rejectReason: isRejected ? reason : null,
    rejectCategory: isRejected ? category : null,
    rejectMessage: isRejected ? message : null,
    ...(note && { note }),
    ending,
    ...(source && { source }),
  });
  if (!moved) throw new AppError('STATE_CHANGED');
  const overtaken = waited ? overtakenInWords(waited) : null;
  const why = reasonInWords({ category, reason }) ?? note ?? overtaken;
  await recordEvent(db, { ...row, status: to }, { from: row.status, actorId, reason: why });
  const { id: applicationId, jobId, companyId, candidateId, status: from } = row;
  const subject = { applicationId, jobId, companyId, candidateId };
  await emit(db, applicationMoved, { ...subject, actorId, from, to, reason, message, cause });
}
