import { Button, Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Application } from '#contract/applications/application.ts';
import { RUNNING_STATUSES } from '#contract/applications/transitions.ts';
import { fullName } from '#contract/kit/full-name.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  absenceOf,
  applicationStatusBadge,
} from '#contract/labels/applications.ts';
import { ApplicationBadge } from '#web/features/applications/application-badge.tsx';
import { schoolOf } from '#web/features/applications/application-text.ts';
import { undoDecided } from '#web/features/profiles/stage-moves/tell-decided.tsx';
import { useUndoKey } from '#web/features/profiles/stage-moves/undo-key.ts';
import { formatTime } from '#web/lib/format/dates.ts';
import { forgetDraft } from '#web/lib/forms/saved-draft.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import classes from './application-workspace.module.css';
import { useStageMove } from './use-stage-move.ts';

/** Until when a rejection can be undone, with the button to do it. */
function TellsAt({ application: { id, tellsAt, candidate } }: { application: Application }) {
  const [isUndoing, setUndoing] = useState(false);
  if (!tellsAt) return null;
  const undo = async () => {
    setUndoing(true);
    await undoDecided([id]).finally(() => setUndoing(false));
  };
  return (
    <Message
      action={
        <Button size="xs" variant="default" loading={isUndoing} onClick={() => void undo()}>
          Undo the rejection
        </Button>
      }
    >
      {candidate.firstName} does not know yet, and is told at {formatTime(tellsAt)}.
    </Message>
  );
}

const RejectDialog = lazyDialog(
  async () => (await import('#web/features/profiles/stage-moves/reject-dialog.tsx')).RejectDialog,
);

/** Every stage in order; those that this application may move to by hand are buttons. */
function StageRows({ application, mayDecide }: { application: Application; mayDecide: boolean }) {
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
  // The pressed button is gone after the move: the focus goes to the row of the current stage.
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
          names={fullName(application.candidate)}
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

export const WORKSPACE_TABS = ['profile', 'resume', 'interviews', 'notes', 'messages', 'offer'] as const;
export type WorkspaceTab = (typeof WORKSPACE_TABS)[number];

const WORKSPACE_TAB_LABELS: Readonly<Record<WorkspaceTab, string>> = {
  profile: 'Profile',
  resume: 'Resume',
  interviews: 'Interviews',
  notes: 'Notes',
  messages: 'Messages',
  offer: 'Offer',
};

interface ApplicationWorkspaceProps {
  application: Application;
  mayDecide: boolean;
  tab: WorkspaceTab;
  onTab: (tab: WorkspaceTab) => void;
  /** The content of each tab. */
  parts: Readonly<Record<WorkspaceTab, ReactNode>>;
  /** The number of entries in a tab, where known. */
  counts: Partial<Record<WorkspaceTab, number | undefined>>;
  /** Whose turn it is, until when, and the one thing to do. */
  next: ReactNode;
}

/** The workspace of a company for one application: its stage, its tabs and the next step. */
export function ApplicationWorkspace(props: ApplicationWorkspaceProps) {
  const { application, mayDecide, tab, onTab, parts, counts, next } = props;
  const { candidate, match } = application;
  const absence = absenceOf(candidate.presence);
  return (
    <div className={classes.frame}>
      <div className={classes.workspace}>
        <div className={classes.head}>
          <Headline application={application} />
          {absence && <Message>{absence}.</Message>}
        </div>
        <div className={classes.stages}>
          <StageRows key={application.id} application={application} mayDecide={mayDecide} />
        </div>
        <Tabs
          className={classes.main ?? ''}
          value={tab}
          onChange={(value) => onTab(value as WorkspaceTab)}
          keepMounted={false}
        >
          <Tabs.List className={classes.tabs ?? ''} aria-label="About the application">
            {WORKSPACE_TABS.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {WORKSPACE_TAB_LABELS[name]}
                {Boolean(counts[name]) && <span className={`${classes.count} num`}>{counts[name]}</span>}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {WORKSPACE_TABS.map((name) => (
            <Tabs.Panel key={name} value={name} className={classes.panel ?? ''}>
              {parts[name]}
            </Tabs.Panel>
          ))}
        </Tabs>
        {!absence && (
          <div className={classes.score}>
            <ScoreRing value={match.total} label="Match" />
            <p className="small muted">Match with {application.job.title}</p>
          </div>
        )}
        <div className={classes.next}>{next}</div>
      </div>
    </div>
  );
}

function Headline({ application: { candidate, status, ending, job } }: { application: Application }) {
  const school = schoolOf(candidate);
  return (
    <>
      {(school || candidate.headline) && (
        <p>
          {school} {candidate.hasVerifiedDegree && <Medal size={14} label="Verified degree" />}
          {school && candidate.headline && <span className="muted"> · </span>}
          <span className="muted">{candidate.headline}</span>
        </p>
      )}
      <p className={classes.line}>
        <ApplicationBadge status={status} ending={ending} viewer="recruiter" />
        <span className="small muted">
          for <Link to={`/recruiter/jobs/${job.id}`}>{job.title}</Link>
        </span>
        {candidate.presence === 'HERE' && (
          <Link to={`/recruiter/candidates/${candidate.id}`} className="small">
            Full profile
          </Link>
        )}
      </p>
    </>
  );
}
