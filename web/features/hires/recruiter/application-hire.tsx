import { Button } from '@mantine/core';
import { useLocation } from 'react-router';
import { type ApplicationHire as FoundHire, getApplicationHire } from '#contract/hires/recruiter-hires.ts';
import { CheckQuestions } from '#web/features/hires/check-questions.tsx';
import { mayOpen, SideDialog } from '#web/features/hires/dialogs/side-dialog.tsx';
import { HireBadge, HireFacts } from '#web/features/hires/hire-facts.tsx';
import classes from '#web/features/hires/hires.module.css';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import card from '#web/ui/display/article-card.module.css';
import { DeadlineBadge } from '#web/ui/display/deadline-badge.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { HIRE_ACTS, type HireAct } from './hire-acts.ts';

interface HirePartProps {
  found: FoundHire;
  onOpen: (act: HireAct) => void;
}

/** What is known about the joining, and the next action. */
function HirePart({ found: { hire, terms, mayReportAbsence }, onOpen }: HirePartProps) {
  return (
    <div className={classes.part}>
      {terms && <p className="muted">The offer is accepted, joining {formatDay(terms.joiningDate)}.</p>}
      {hire && (
        <>
          <p className={card.badges}>
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
      <div className={card.actions}>
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

const AbsenceDialog = lazyDialog(async () => (await import('./absence-dialog.tsx')).AbsenceDialog);
const RecordDialog = lazyDialog(async () => (await import('./record-dialog.tsx')).RecordDialog);

const Search = {
  act: param.oneOf(HIRE_ACTS),
  page: param.page,
};

/** The hire of an application: whether the candidate joined, what they say, and the state of the hire. */
export function ApplicationHire({ applicationId, name }: { applicationId: string; name: string }) {
  const [{ act, page }, change] = useSearch(Search);
  const { state } = useLocation();
  const leave = useLeaveDialog();
  const found = useEndpoint(getApplicationHire, { params: { id: applicationId } });
  if (found.error) return <LoadFailure reading={found} />;
  if (!found.data) return null;
  const { hire, terms, mayReportAbsence } = found.data;
  if (!hire && !terms) return null;
  const open = (kind: HireAct) => change({ act: kind, page }, { state: act ? state : DIALOG_STEP });
  const close = () => leave(() => change({ act: undefined, page }, { replace: true }));
  const subject = { applicationId, name, onClose: close };
  return (
    <section>
      <h3>Joining</h3>
      <HirePart found={found.data} onOpen={open} />
      {act === 'record-joining' && terms && <RecordDialog {...subject} terms={terms} />}
      {act === 'did-not-join' && mayReportAbsence && <AbsenceDialog {...subject} />}
      {hire && act && act !== 'record-joining' && act !== 'did-not-join' && (
        <SideDialog key={act} kind={act} hire={hire} side="RECRUITER" onClose={close} />
      )}
    </section>
  );
}
