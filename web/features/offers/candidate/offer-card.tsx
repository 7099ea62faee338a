import { Button } from '@mantine/core';
import { getMyOfferLetter } from '#contract/offers/candidate-offers.ts';
import type { Offer } from '#contract/offers/offer.ts';
import { LetterButton } from '#web/features/offers/letter-button.tsx';
import { OfferBadge } from '#web/features/offers/offer-badge.tsx';
import classes from '#web/features/offers/offer-card.module.css';
import { OfferTerms } from '#web/features/offers/offer-terms.tsx';
import { useArrival } from '#web/lib/focus/use-arrival.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { DeadlineBadge } from '#web/ui/display/deadline-badge.tsx';
import type { AnswerKind } from './answer-dialog.tsx';

interface OfferCardProps {
  offer: Offer;
  /** The one that a link led to. */
  isSought: boolean;
  onAnswer: (kind: AnswerKind) => void;
}

/** An offer as its candidate reads it, with the two answers while it is open. */
export function OfferCard({ offer, isSought, onAnswer }: OfferCardProps) {
  const { job, company, status, version, allowedActions, expiresAt } = offer;
  return (
    <Card flush>
      <article className={classes.card}>
        <div className={classes.head}>
          <InitialTile name={company.name} src={company.logo} size={44} />
          <div className={classes.who}>
            {isSought ? <SoughtTitle>{job.title}</SoughtTitle> : <h2>{job.title}</h2>}
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

/** The card that a link names is brought into view and read first. */
function SoughtTitle({ children }: { children: string }) {
  const box = useArrival<HTMLHeadingElement>();
  return (
    <h2 ref={box} tabIndex={-1}>
      {children}
    </h2>
  );
}
