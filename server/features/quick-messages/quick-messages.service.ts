import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import type { QuickMessage } from '#contract/quick-messages.ts';
import type { Db } from '#server/db/schema/database.ts';
import { inHours, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { quickMessageSent } from './quick-messages.events.ts';
import { insertMessage } from './quick-messages.queries.ts';

const REPETITION_HOURS = 24;

/** Keeps a visitor's message and passes it on to the support mailbox. */
export async function send(db: Db, input: z.output<typeof QuickMessage>): Promise<undefined> {
  const { senderPhone = null, ...rest } = input;
  const message = { ...rest, senderPhone };
  const times = { createdAt: now(), repetitionUntil: inHours(REPETITION_HOURS) };
  if (!(await insertMessage(db, { id: newId(), ...message, ...times }))) {
    throw new AppError('MESSAGE_REPEATED');
  }
  await emit(db, quickMessageSent, message);
}
