import { Button, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLayoutEffect, useRef } from 'react';
import {
  listUndoableApplications,
  type Undoable,
  undoApplication,
} from '#contract/applications/candidate-applications.ts';
import { refresh, useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { useCountdown } from '#web/lib/use-countdown.ts';
import { applyButtonId, keepNote, UNDO_BAR_ID } from './apply-note.ts';
import classes from './undo-bar.module.css';

/** Shown on every screen of a candidate: what was sent seconds ago, with a button to take it back. */
export default function UndoBar() {
  const { data = [], dataUpdatedAt } = useEndpoint(listUndoableApplications, {});
  return (
    <div role="status" className={classes.stack}>
      {data.map((application, index) => (
        <Counted
          key={application.id}
          application={application}
          id={index === 0 ? UNDO_BAR_ID : undefined}
          until={dataUpdatedAt + application.secondsLeft * 1000}
        />
      ))}
    </div>
  );
}

interface CountedProps {
  application: Undoable;
  id: string | undefined;
  /** Milliseconds since 1970. */
  until: number;
}

function Counted({ until, ...bar }: CountedProps) {
  const secondsLeft = useCountdown(until);
  return secondsLeft > 0 ? <Bar {...bar} secondsLeft={secondsLeft} /> : null;
}

interface BarProps extends Omit<CountedProps, 'until'> {
  secondsLeft: number;
}

function Bar({ application: { id: applicationId, job, candidateNote }, id, secondsLeft }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const undo = useEndpointMutation(undoApplication, {
    async onSuccess() {
      keepNote(job.id, candidateNote);
      notifications.show({ message: 'Application undone. Nothing was sent.' });
      await refresh(undoApplication);
      focusLater(applyButtonId(job.id));
    },
    onError(error) {
      notifications.show({ color: 'brick', message: error.message });
      // Gone or too late: the refreshed screens show the outcome.
      if (error.status > 0) void refresh(undoApplication);
    },
  });
  // If the focus is in the bar when it disappears, it goes to the start of the page instead of being lost.
  useLayoutEffect(
    () => () => {
      if (bar.current?.contains(document.activeElement)) document.getElementById('main')?.focus();
    },
    [],
  );
  return (
    <div ref={bar} id={id} tabIndex={-1} className={classes.bar}>
      <p>
        Application sent to <span className="strong">{job.companyName}</span>.
      </p>
      <Button
        size="xs"
        variant="default"
        className={classes.undo}
        loading={undo.isPending}
        onClick={() => undo.mutate({ params: { id: applicationId } })}
      >
        Undo
        <VisuallyHidden>, {job.title}</VisuallyHidden>
        <span aria-hidden="true" className="num">
          &nbsp;({secondsLeft})
        </span>
      </Button>
    </div>
  );
}
