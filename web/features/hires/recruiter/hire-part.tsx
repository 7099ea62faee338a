import { Button } from '@mantine/core';
import type { ApplicationHire } from '#contract/hires/recruiter-hires.ts';
import { CheckQuestions } from '#web/features/hires/check-questions.tsx';
import { mayOpen } from '#web/features/hires/dialogs/side-dialog.tsx';
import { HireBadge } from '#web/features/hires/hire-badge.tsx';
import { HireFacts } from '#web/features/hires/hire-facts.tsx';
import classes from '#web/features/hires/hires.module.css';
import { formatDay } from '#web/lib/format/dates.ts';
import { DeadlineBadge } from '#web/ui/display/deadline-badge.tsx';
import type { HireAct } from './hire-acts.ts';

interface HirePartProps {
  found: ApplicationHire;
  onOpen: (act: HireAct) => void;
}

/** What is known about joining, and the one next action. */
export function HirePart({ found: { hire, terms, mayReportAbsence }, onOpen }: HirePartProps) {
  return (
    <div className={classes.part}>
      {terms && <p className="muted">The offer is accepted, joining {formatDay(terms.joiningDate)}.</p>}
      {hire && (
        <>
          <p className={classes.badges}>
            <HireBadge status={hire.status} viewer="recruiter" />
            {hire.confirmBy && <DeadlineBadge deadline={hire.confirmBy} />}
          </p>
          <HireFacts hire={hire} />
          <CheckQuestions
            hire={hire}
            side="RECRUITER"
            mayAnswer={mayOpen('leaving', hire) || (hire.isRetained && mayReportAbsence)}
          />
        </>
      )}
      <div className={classes.actions}>
        {terms && <Button onClick={() => onOpen('record-joining')}>Record joining</Button>}
        {hire && mayOpen('confirm-hire', hire) && (
          <Button onClick={() => onOpen('confirm-hire')}>Confirm leaving</Button>
        )}
        {hire && mayOpen('dispute-hire', hire) && (
          <Button variant="default" onClick={() => onOpen('dispute-hire')}>
            Dispute
          </Button>
        )}
        {hire && mayOpen('leaving', hire) && (
          <Button variant="default" onClick={() => onOpen('leaving')}>
            Report leaving
          </Button>
        )}
        {mayReportAbsence && (
          <Button variant="default" c="var(--m-danger-fg)" onClick={() => onOpen('did-not-join')}>
            Did not join
          </Button>
        )}
      </div>
    </div>
  );
}
