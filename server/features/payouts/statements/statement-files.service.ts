import type { FastifyReply } from 'fastify';
import type { Db } from '#server/db/schema/database.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import { sendCsv } from '#server/platform/csv/send-csv.ts';
import { sendPdf } from '#server/platform/pdf/send-pdf.ts';
import { HeavyWork } from '#server/platform/workers/heavy-work.ts';
import { statementCsv } from './statement-csv.ts';
import type statementPdf from './statement-pdf.ts';
import { statementOf } from './statements.service.ts';

const drawing = new HeavyWork<typeof statementPdf>(new URL('./statement-pdf.ts', import.meta.url), {
  timeoutMs: 10_000,
  maxMemoryMb: 256,
  waiting: 20,
});

interface Wanted {
  userId: string;
  year: string;
  reply: FastifyReply;
}

export async function sendStatementPdf(db: Db, { userId, year, reply }: Wanted): Promise<FastifyReply> {
  const statement = await statementOf(db, userId, year);
  const { supplier } = await settings.current(db);
  const bytes = await drawing.run({ statement, supplier: supplier.legalName });
  return sendPdf(reply, bytes, `Statement of rewards 20${year}.pdf`);
}

export async function sendStatementCsv(db: Db, { userId, year, reply }: Wanted): Promise<FastifyReply> {
  const text = statementCsv(await statementOf(db, userId, year));
  return sendCsv(reply, text, `statement-of-rewards-20${year}.csv`);
}
