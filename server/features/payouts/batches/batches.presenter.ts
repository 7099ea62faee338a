import type { ResultOf } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { BatchStatus, LineStatus } from '#contract/labels/payouts.ts';
import type { adminGetPayout } from '#contract/payouts/batches.ts';
import { batchMoves } from '#contract/payouts/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './batches.queries.ts';

type Batch = ResultOf<typeof adminGetPayout>;

function present({ firstName, lastName, ...batch }: queries.BatchView): Batch {
  return {
    ...batch,
    createdBy: firstName ? `${firstName} ${lastName}` : 'Medallist',
    allowedActions: batchMoves.allowedActions(batch, 'ADMIN', now()),
  };
}

export async function get(db: Db, id: string): Promise<Batch> {
  const batch = await queries.findBatch(db, id);
  if (!batch) throw new AppError('NOT_FOUND');
  return present(batch);
}

export async function list(db: Db, query: PageQuery & { status?: BatchStatus | undefined }) {
  const rows = await queries.listBatches(db, query);
  return toPage(rows.map(present), query, await queries.countBatches(db, query.status));
}

export async function listLines(
  db: Db,
  batchId: string,
  query: PageQuery & { status?: LineStatus | undefined },
) {
  await get(db, batchId);
  const filter = { batchId, status: query.status };
  const rows = await queries.listLineViews(db, filter, query);
  const content = rows.map(
    ({ beneficiaryId, firstName, lastName, email, candidateName, companyName, ...line }) => ({
      ...line,
      beneficiary: { id: beneficiaryId, name: `${firstName} ${lastName}`, email },
      hire: { candidateName, companyName },
    }),
  );
  return toPage(content, query, await queries.countLines(db, filter));
}
