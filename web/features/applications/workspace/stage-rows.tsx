import { useEffect, useRef, useState } from 'react';
import type { Application } from '#contract/applications/application.ts';
import { RUNNING_STATUSES } from '#contract/applications/transitions.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatusBadge,
} from '#contract/labels/applications.ts';
import { nameOf } from '#web/features/applications/application-text.ts';
import { TellsAt } from '#web/features/applications/tells-at.tsx';
import { useUndoKey } from '#web/features/profiles/stage-moves/undo-key.ts';
import { forgetDraft } from '#web/lib/forms/kept-draft.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { late } from '#web/ui/late/late.tsx';
import classes from './stage-rows.module.css';
import { useStageMove } from './use-stage-move.ts';

const RejectDialog = late(
  async () => (await import('#web/features/profiles/stage-moves/reject-dialog.tsx')).RejectDialog,
);

/** Every stage in its order; those that this one may move to by hand are buttons. */
export function StageRows({ application, mayDecide }: { application: Application; mayDecide: boolean }) {
  const [isRejecting, setRejecting] = useState(false);
  const { id, status: here, ending, nextStatuses } = application;
  const params = { id };
  useUndoKey();
  const draftName = `reject-application:${id}`;
  const { move, reject } = useStageMove(application, () => {
    forgetDraft(draftName);
    setRejecting(false);
  });
  const list = useRef<HTMLOListElement>(null);
  // The button that was pressed is none any more: whoever pressed it goes on from where the person is now.
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost && move.isSuccess) list.current?.querySelector<HTMLElement>(`[data-here="${here}"]`)?.focus();
  }, [here, move.isSuccess]);
  const isShown = (status: ApplicationStatus) =>
    RUNNING_STATUSES.includes(status) || status === here || (mayDecide && nextStatuses.includes(status));
  const choose = (status: ApplicationStatus) =>
    status === 'REJECTED' ? setRejecting(true) : move.mutate({ params, body: { status } });
  return (
    <section aria-label="Stage">
      <h3 className={classes.heading}>Stage</h3>
      <ol ref={list} className={classes.rows}>
        {APPLICATION_STATUSES.filter(isShown).map((status) => (
          <li key={status}>
            <Row
              status={status}
              label={applicationStatusBadge(status, 'recruiter', status === here ? ending : null).label}
              isHere={status === here}
              isOpen={mayDecide && nextStatuses.includes(status)}
              isMoving={move.isPending}
              onChoose={() => choose(status)}
            />
          </li>
        ))}
      </ol>
      {mayDecide && <TellsAt application={application} />}
      {move.error && <FailureMessage>{move.error.message}</FailureMessage>}
      {isRejecting && (
        <RejectDialog
          draftName={draftName}
          names={nameOf(application.candidate)}
          onClose={() => setRejecting(false)}
          onReject={(body) => reject.mutate({ params, body })}
          isRunning={reject.isPending}
          error={reject.error?.message}
        />
      )}
    </section>
  );
}

interface RowProps {
  status: ApplicationStatus;
  label: string;
  isHere: boolean;
  isOpen: boolean;
  isMoving: boolean;
  onChoose: () => void;
}

function Row({ status, label, isHere, isOpen, isMoving, onChoose }: RowProps) {
  if (isHere) {
    return (
      <span className={classes.row} aria-current="step" data-here={status} tabIndex={-1}>
        {label}
      </span>
    );
  }
  if (!isOpen) return <span className={classes.row}>{label}</span>;
  const isReject = status === 'REJECTED';
  return (
    <button
      type="button"
      className={classes.row}
      data-danger={isReject || undefined}
      aria-label={isReject ? 'Reject' : `Move to ${label.toLowerCase()}`}
      aria-disabled={isMoving || undefined}
      onClick={isMoving ? undefined : onChoose}
    >
      {isReject ? 'Reject' : label}
    </button>
  );
}
