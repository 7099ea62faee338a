import { useState } from 'react';
import type { Offer } from '#contract/offers/offer.ts';
import { late } from '#web/ui/late/late.tsx';

const AcceptDialog = late(async () => (await import('./accept-dialog.tsx')).AcceptDialog);
const DeclineOfferDialog = late(async () => (await import('./decline-offer-dialog.tsx')).DeclineOfferDialog);

export const ANSWERS = ['accept', 'decline'] as const;
export type AnswerKind = (typeof ANSWERS)[number];

interface AnswerDialogProps {
  kind: AnswerKind;
  offer: Offer;
  onClose: () => void;
}

/** An old link opens nothing; what was opened in time stays, and the server says when it comes too late. */
export function AnswerDialog({ kind, offer, onClose }: AnswerDialogProps) {
  const [wasOpen] = useState(offer.status === 'EXTENDED');
  if (!wasOpen) return null;
  if (kind === 'accept') return <AcceptDialog offer={offer} onClose={onClose} />;
  return <DeclineOfferDialog offer={offer} onClose={onClose} />;
}
