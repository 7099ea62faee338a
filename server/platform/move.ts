import { AppError } from '#contract/core/errors.ts';
import type { Party } from '#contract/kit/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from './clock.ts';
import type { Deed } from './deed.ts';
import { newId } from './new-id.ts';

/** One step of a row, as its event carries it. */
export interface Step<Status, Action> extends Deed {
  action: Action;
  from: Status;
  to: Status;
  reason: string | null;
  at: Date;
}

/** One step of a row, as its history stores it. */
interface HistoryRow<Status, Action> {
  id: string;
  actorId: string | null;
  action: Action;
  fromStatus: Status;
  toStatus: Status;
  reason: string | null;
  at: Date;
}

interface Noun<Row extends { status: string }, Action extends string, Changes extends object> {
  /** Its table: throws why this party may not. */
  moves: { admit(action: Action, row: Row, party: Party, at: Date): Row['status'] };
  /** False when the row no longer stands where the caller found it. */
  update(
    db: Db,
    row: Row,
    changes: Changes & { status: Row['status'] },
    step: Step<Row['status'], Action>,
  ): Promise<boolean>;
  record(db: Db, row: Row, entry: HistoryRow<Row['status'], Action>): Promise<void>;
  emit(db: Db, row: Row, step: Step<Row['status'], Action>): Promise<void>;
}

interface Details<Changes> {
  reason?: string | null | undefined;
  /** What changes beside the state. */
  changes?: Changes;
}

/** How a noun is moved: the new state, the event of its history, and what follows from it, all or nothing. */
export function defineMove<Row extends { status: string }, Action extends string, Changes extends object>({
  moves,
  update,
  record,
  emit,
}: Noun<Row, Action, Changes>) {
  return async (
    db: Db,
    { party, actorId, ip }: Deed,
    row: Row,
    action: Action,
    { reason = null, changes }: Details<Changes> = {},
  ): Promise<void> => {
    const at = now();
    const from: Row['status'] = row.status;
    const to = moves.admit(action, row, party, at);
    const step = { party, actorId, ip, action, from, to, reason, at };
    if (!(await update(db, row, { ...(changes as Changes), status: to }, step)))
      throw new AppError('STATE_CHANGED');
    await record(db, row, { id: newId(), actorId, action, fromStatus: from, toStatus: to, reason, at });
    await emit(db, row, step);
  };
}
