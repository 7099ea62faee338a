import { Button } from '@mantine/core';
import { useState } from 'react';
import { getMyOfferLetter } from '#contract/offers/candidate-offers.ts';
import type { Offer } from '#contract/offers/offer.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { ArrivalTitle } from '#web/ui/display/arrival-title.tsx';
import classes from '#web/ui/display/article-card.module.css';
import { Card } from '#web/ui/display/card.tsx';
import { DeadlineBadge } from '#web/ui/display/deadline-badge.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { LetterButton, OfferBadge, OfferTerms } from './offer-terms.tsx';

const AcceptDialog = lazyDialog(async () => (await import('./accept-dialog.tsx')).AcceptDialog);
const DeclineOfferDialog = lazyDialog(
  async () => (await import('./decline-offer-dialog.tsx')).DeclineOfferDialog,
);

export const ANSWERS = ['accept', 'decline'] as const;
export type AnswerKind = (typeof ANSWERS)[number];

interface AnswerDialogProps {
  kind: AnswerKind;
  offer: Offer;
  onClose: () => void;
}

/**
 * An outdated link opens nothing; a dialog that was opened in time stays, and the server
 * says when it is too late.
 */
export function AnswerDialog({ kind, offer, onClose }: AnswerDialogProps) {
  const [wasOpen] = useState(offer.status === 'EXTENDED');
  if (!wasOpen) return null;
  if (kind === 'accept') return <AcceptDialog offer={offer} onClose={onClose} />;
  return <DeclineOfferDialog offer={offer} onClose={onClose} />;
}

interface OfferCardProps {
  offer: Offer;
  /** The one that a link points to. */
  isSought: boolean;
  onAnswer: (kind: AnswerKind) => void;
}

/** An offer as the candidate sees it, with the two answers while it is open. */
export function OfferCard({ offer, isSought, onAnswer }: OfferCardProps) {
  const { job, company, status, version, allowedActions, expiresAt } = offer;
  return (
    <Card flush>
      <article className={classes.card}>
        <div className={classes.head}>
          <InitialTile name={company.name} src={company.logo} size={44} />
          <div className={classes.who}>
            {isSought ? <ArrivalTitle>{job.title}</ArrivalTitle> : <h2>{job.title}</h2>}
            <p className="muted">
              {company.name}
              {version > 1 && `, version ${version}`}
            </p>
          </div>
          <span className={classes.badges}>
            {status === 'EXTENDED' && <DeadlineBadge deadline={expiresAt} />}
            <OfferBadge status={status} viewer="candidate" />
          </span>
        </div>
        <OfferTerms offer={offer} />
        <div className={classes.actions}>
          {allowedActions.includes('ACCEPT') && (
            <Button aria-label={`Accept ${job.title}, ${company.name}`} onClick={() => onAnswer('accept')}>
              Accept
            </Button>
          )}
          {allowedActions.includes('DECLINE') && (
            <Button
              variant="default"
              aria-label={`Decline ${job.title}, ${company.name}`}
              onClick={() => onAnswer('decline')}
            >
              Decline
            </Button>
          )}
          <LetterButton endpoint={getMyOfferLetter} offer={offer} />
        </div>
      </article>
    </Card>
  );
}
