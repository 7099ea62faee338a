import { Button } from '@mantine/core';
import type { Hire } from '#contract/hires/hire.ts';
import { CheckQuestions } from '#web/features/hires/check-questions.tsx';
import { type HireDialogKind, mayOpen } from '#web/features/hires/dialogs/side-dialog.tsx';
import { HireBadge } from '#web/features/hires/hire-badge.tsx';
import { HireFacts } from '#web/features/hires/hire-facts.tsx';
import classes from '#web/features/hires/hires.module.css';
import { useArrival } from '#web/lib/focus/use-arrival.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { DeadlineBadge } from '#web/ui/display/deadline-badge.tsx';

interface HireCardProps {
  hire: Hire;
  /** The one that a link led to. */
  isSought: boolean;
  onOpen: (kind: HireDialogKind) => void;
}

const CONFIRM_WORDS = { RECORDED: 'Confirm joining', LEAVING: 'Confirm leaving' } as const;

/** A hire as its candidate reads it, with what can be answered. */
export function HireCard({ hire, isSought, onOpen }: HireCardProps) {
  const { job, company, status, confirmBy } = hire;
  const title = `${job.title}, ${company.name}`;
  const confirm = status === 'RECORDED' || status === 'LEAVING' ? CONFIRM_WORDS[status] : 'I did not join';
  const mayAnswer = mayOpen('confirm-hire', hire);
  return (
    <Card flush>
      <article className={classes.card}>
        <div className={classes.head}>
          <InitialTile name={company.name} src={company.logo} size={44} />
          <div className={classes.who}>
            {isSought ? <SoughtTitle>{job.title}</SoughtTitle> : <h2>{job.title}</h2>}
            <p className="muted">{company.name}</p>
          </div>
          <span className={classes.badges}>
            {mayAnswer && confirmBy && <DeadlineBadge deadline={confirmBy} />}
            <HireBadge status={status} viewer="candidate" />
          </span>
        </div>
        <HireFacts hire={hire} />
        <CheckQuestions hire={hire} side="CANDIDATE" mayAnswer />
        <div className={classes.actions}>
          {mayAnswer && (
            <Button aria-label={`${confirm}: ${title}`} onClick={() => onOpen('confirm-hire')}>
              {confirm}
            </Button>
          )}
          {mayOpen('dispute-hire', hire) && (
            <Button variant="default" aria-label={`Dispute: ${title}`} onClick={() => onOpen('dispute-hire')}>
              Dispute
            </Button>
          )}
          {mayOpen('leaving', hire) && (
            <Button
              variant="default"
              aria-label={`Report leaving: ${title}`}
              onClick={() => onOpen('leaving')}
            >
              Report leaving
            </Button>
          )}
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
