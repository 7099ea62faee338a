import type { FastifyReply, FastifyRequest } from 'fastify';
import { WRITTEN } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Replica } from '#server/db/replica.ts';
import type { Db } from '#server/db/schema/database.ts';

/** No replica ever comes so far. */
const NEVER = 'FFFFFFFF/FFFFFFFF';

/** Tells the client where its write stands, so that what it reads next has it. The write is done, whatever happens here. */
export async function noteWriting(replica: Replica, reply: FastifyReply): Promise<void> {
  reply.header(WRITTEN, await replica.positionOfPrimary().catch(() => NEVER));
}

/** Reads from the replica where it is fit for this caller; once more from the primary where it fails meanwhile. */
export async function fromReplica<T>(
  replica: Replica,
  { request, userId }: { request: FastifyRequest; userId: string | undefined },
  primary: Db,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const db = await replica.forReader(userId, writtenBy(request));
  if (db === primary) return read(primary);
  try {
    return await read(db);
  } catch (error) {
    if (error instanceof AppError) throw error;
    replica.lose(error);
    return read(primary);
  }
}

function writtenBy({ headers }: FastifyRequest): string | undefined {
  const value = headers[WRITTEN];
  return typeof value === 'string' ? value : undefined;
}
