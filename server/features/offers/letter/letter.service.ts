import type { FastifyReply } from 'fastify';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { findOffer, type Owner } from '#server/features/offers/offers.queries.ts';
import { sendPdf } from '#server/platform/pdf/send-pdf.ts';
import { HeavyWork } from '#server/platform/workers/heavy-work.ts';
import type letterPdf from './letter-pdf.ts';

const drawing = new HeavyWork<typeof letterPdf>(new URL('./letter-pdf.ts', import.meta.url), {
  timeoutMs: 10_000,
  maxMemoryMb: 256,
  waiting: 20,
});

/** The letter of one version, for whoever it belongs to. */
export async function sendLetter(
  db: Db,
  { id, owner, reply }: { id: string; owner: Owner; reply: FastifyReply },
): Promise<FastifyReply> {
  const offer = await findOffer(db, id, owner);
  if (!offer) throw new AppError('NOT_FOUND');
  const bytes = await drawing.run(offer);
  const company = offer.companyName.replaceAll(/[\p{C}/\\]/gu, '').trim();
  const name = `Offer letter - ${company} - version ${offer.version}.pdf`;
  return sendPdf(reply, bytes, name);
}
