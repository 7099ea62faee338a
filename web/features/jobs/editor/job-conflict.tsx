import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import type { NewerJob } from '#contract/jobs/own-jobs.ts';
import { JOB_FIELD_LABELS, type JobField, saidBy } from '#contract/jobs/said.ts';
import { useSession } from '#web/lib/api/session.ts';
import { useArrival } from '#web/lib/focus/use-arrival.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FormActions } from '#web/ui/fields/form-layout.tsx';
import classes from './job-conflict.module.css';
import { type JobValues, valuesOf } from './job-values.ts';
import { mergeJobs, withFields } from './merge-jobs.ts';
import { fieldNames, whoChanged } from './who-changed.ts';

interface JobConflictProps {
  /** The version that the form was filled from. */
  base: Job;
  newer: NewerJob;
  /** Reads the current values of the form. */
  read: () => JobValues;
  isSaving: boolean;
  /** Saves the merged values. */
  onSave: (values: JobValues) => void;
}

/**
 * A colleague saved meanwhile: changes that do not collide are merged, for the rest the user
 * chooses field by field.
 */
export function JobConflict({ base, newer, read, isSaving, onSave }: JobConflictProps) {
  const { user } = useSession();
  const [mine, setMine] = useState(read);
  const [overruled, setOverruled] = useState<JobField[]>([]);
  const theirs = valuesOf(newer);
  const { merged, taken, collisions } = mergeJobs(valuesOf(base), mine, theirs);
  const nameOf = namesIn(base, newer);
  const [mineSaid, theirsSaid] = [saidBy(merged, nameOf), saidBy(theirs, nameOf)];
  function saveChosen() {
    const now = read();
    const merge = mergeJobs(valuesOf(base), now, theirs);
    // Edits made while the question was open may collide in another field.
    if (merge.collisions.some((field) => !collisions.includes(field))) setMine(now);
    else onSave(withFields(merge.merged, overruled, theirs));
  }
  return (
    <Message
      ref={useArrival()}
      family="warning"
      title={whoChanged(newer.edits, user?.id)}
      action={
        <FormActions>
          <Button size="xs" loading={isSaving} onClick={saveChosen}>
            {collisions.length > 0 ? 'Keep this choice' : 'Keep both'}
          </Button>
        </FormActions>
      }
    >
      <p>
        Nothing you typed is lost.{' '}
        {taken.length > 0 &&
          `${fieldNames(taken)} will be as saved there, since you left ${taken.length === 1 ? 'it' : 'them'} alone. `}
        {collisions.length > 0 ? 'You both changed the following: choose what counts.' : 'Both can be kept.'}
      </p>
      {collisions.map((field) => (
        <Radio.Group
          key={field}
          className={classes.field}
          label={JOB_FIELD_LABELS[field]}
          value={overruled.includes(field) ? 'theirs' : 'mine'}
          onChange={(value) =>
            setOverruled((now) => (value === 'theirs' ? [...now, field] : now.filter((one) => one !== field)))
          }
        >
          <div className={classes.choices}>
            <Radio value="mine" label={<Said whose="Yours" lines={mineSaid[field]} />} />
            <Radio value="theirs" label={<Said whose="Theirs" lines={theirsSaid[field]} />} />
          </div>
        </Radio.Group>
      ))}
    </Message>
  );
}

/** Names by id. Members who were added to the plan since are in neither version. */
function namesIn(...jobs: Job[]): (id: string) => string {
  const people = jobs.flatMap(({ interviewPlan }) => interviewPlan.flatMap((round) => round.interviewers));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? 'a colleague';
}

function Said({ whose, lines }: { whose: string; lines: readonly string[] }) {
  return (
    <>
      <span className="strong">{whose}: </span>
      <span className={classes.said}>{lines.length > 0 ? lines.join('\n') : 'Nothing'}</span>
    </>
  );
}
