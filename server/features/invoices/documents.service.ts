import type { FastifyReply } from 'fastify';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { sendPdf } from '#server/platform/pdf/send-pdf.ts';
import { HeavyWork } from '#server/platform/workers/heavy-work.ts';
import type documentPdf from './document-pdf.ts';
import { findCreditNote, findInvoice, getInvoice } from './invoices.queries.ts';

const drawing = new HeavyWork<typeof documentPdf>(new URL('./document-pdf.ts', import.meta.url), {
  timeoutMs: 10_000,
  maxMemoryMb: 256,
  waiting: 20,
});

interface Wanted {
  id: string;
  /** Whose it must be; admins can read all. */
  companyId?: string;
  reply: FastifyReply;
}

/** For example `Invoice MDL-26-27-000123.pdf`. */
function fileName(kind: string, number: string): string {
  return `${kind} ${number.replaceAll('/', '-')}.pdf`;
}

export async function sendInvoice(db: Db, { id, companyId, reply }: Wanted): Promise<FastifyReply> {
  const invoice = await findInvoice(db, id, companyId);
  if (!invoice) throw new AppError('NOT_FOUND');
  const bytes = await drawing.run({ invoice, note: null });
  return sendPdf(reply, bytes, fileName('Invoice', invoice.number));
}

export async function sendCreditNote(db: Db, { id, companyId, reply }: Wanted): Promise<FastifyReply> {
  const note = await findCreditNote(db, id, companyId);
  if (!note) throw new AppError('NOT_FOUND');
  const bytes = await drawing.run({ invoice: await getInvoice(db, note.invoiceId), note });
  return sendPdf(reply, bytes, fileName('Credit note', note.number));
}
