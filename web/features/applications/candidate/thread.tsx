import { VisuallyHidden } from '@mantine/core';
import type { MyApplication } from '#contract/applications/candidate-applications.ts';
import { type Step, stepsOf } from '#contract/applications/thread.ts';
import { formatDateTime, formatDay } from '#web/lib/format/dates.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { OwnZone } from '#web/ui/display/own-zone.tsx';
import { IconCheck, IconX } from '#web/ui/icons/controls.ts';
import classes from './thread.module.css';
import { actorInWords, eventInWords, hourOfTurn, meetingInWords, turnInWords } from './thread-words.ts';

const STATES: Readonly<Record<Step['state'], string>> = {
  done: 'done',
  current: 'now',
  ahead: 'to come',
  ended: 'ended here',
};

/** The steps of an application from its start to a hire. */
function StepLine({ application }: { application: Parameters<typeof stepsOf>[0] }) {
  return (
    <ol className={classes.line} aria-label="Steps">
      {stepsOf(application).map(({ label, state, at }) => (
        <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={classes.mark} aria-hidden="true">
            {state === 'done' && <IconCheck size={12} stroke={2.6} />}
            {state === 'ended' && <IconX size={12} stroke={2.6} />}
          </span>
          <span className={classes.label}>
            {label}
            <VisuallyHidden>, {STATES[state]}</VisuallyHidden>
          </span>
          {at && <span className={classes.at}>{formatDay(at).replace(/ \d{4}$/, '')}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The state of an application: its steps, whose turn it is, the next date, and its history. */
export function Thread({ application, now }: { application: MyApplication; now: Date }) {
  const { job, history, candidateNote, rejectMessage, canUndo } = application;
  const turn = turnInWords(application, now);
  const hour = hourOfTurn(application);
  const meeting = meetingInWords(application, now);
  return (
    <div>
      <StepLine application={application} />
      <div className={classes.facts}>
        {canUndo && <p className="muted">Just sent. It reaches {job.company.name} in a few seconds.</p>}
        {turn && (
          <p className="num">
            <span className={application.turn?.holder === 'CANDIDATE' ? classes.mine : 'strong'}>
              {turn.who}
            </span>
            {turn.what}
            {hour && <OwnZone at={hour} />}
          </p>
        )}
        {meeting && (
          <p className="strong num">
            {meeting}
            {application.interview?.startsAt && <OwnZone at={application.interview.startsAt} />}
          </p>
        )}
        {!job.isOpen && <p className="muted">This job is closed.</p>}
      </div>
      {rejectMessage && (
        <div className={classes.note}>
          <p className="small muted">Message from {job.company.name}</p>
          <p>{rejectMessage}</p>
        </div>
      )}
      {candidateNote && (
        <div className={classes.note}>
          <p className="small muted">Your note</p>
          <p>{candidateNote}</p>
        </div>
      )}
      {history.length > 0 && (
        <Disclosure summary="History" className={classes.history}>
          <ol>
            {history.toReversed().map((event) => {
              const by = actorInWords(event, job.company.name);
              return (
                <li key={event.id}>
                  <p>
                    {eventInWords(event)}
                    {by && <span className="muted"> by {by}</span>}
                  </p>
                  <p className="meta faint num">{formatDateTime(event.at)}</p>
                </li>
              );
            })}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}
