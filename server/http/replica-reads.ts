import type { FastifyReply, FastifyRequest } from 'fastify';
import { WRITTEN } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Replica } from '#server/db/replica.ts';
import type { Db } from '#server/db/schema/database.ts';

/** A position that no replica ever reaches. */
const NEVER = 'FFFFFFFF/FFFFFFFF';

/**
 * Sends the client the position of its write, so that its later reads include it. The write has succeeded, so
 * an error here must not fail the call.
 */
export async function noteWriting(replica: Replica, reply: FastifyReply): Promise<void> {
  reply.header(WRITTEN, await replica.positionOfPrimary().catch(() => NEVER));
}

/** Reads from the replica if it is suitable for this caller, and again from the primary if that fails. */
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
