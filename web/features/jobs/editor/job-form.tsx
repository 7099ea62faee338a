import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldErrors, get, type Resolver, set, type UseFormReturn, useWatch } from 'react-hook-form';
import { JobInput } from '#contract/jobs/job.ts';
import { missingToPublish } from '#contract/jobs/jobs.policy.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { useZodForm } from '#web/lib/forms/form.ts';
import { useLeaving } from '#web/lib/forms/use-leaving.ts';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import classes from './job-form.module.css';
import { PaySection, PlanSection, RoleSection, SkillsSection, WorkSection } from './job-form-sections.tsx';
import { JobReach } from './job-reach.tsx';
import { type JobControl, type JobValues, previewOf } from './job-values.ts';
import type { Saving } from './save-job.ts';

/** A live preview of the card that candidates will see. */
function JobPreview({ control, companyName }: { control: JobControl; companyName: string }) {
  const values = useWatch({ control }) as JobValues;
  return <JobCard job={previewOf(values, companyName)} />;
}

/** The fields in the order of the form, in which a summary lists their errors. */
const ORDER: readonly (keyof JobValues)[] = [
  'title',
  'department',
  'jobType',
  'experienceLevel',
  'experienceRequired',
  'openings',
  'salary',
  'workMode',
  'location',
  'maxNoticePeriod',
  'description',
  'responsibilities',
  'qualifications',
  'benefits',
  'requiredSkills',
  'interviewPlan',
];

function gapsOf({ salary, ...values }: JobValues) {
  const named = { ...salary, min: salary.min ?? 0, max: salary.max ?? 0 };
  return missingToPublish({ ...values, salary: named });
}

type JobResolver = Resolver<JobValues, unknown, JobInput>;

/** Validates the input and, if it is to be published, also its completeness. */
function jobResolver(typed: JobResolver, isToPublish: () => boolean): JobResolver {
  return async (values, context, options) => {
    const result = await typed(values, context, options);
    if (!isToPublish()) return result;
    const errors: FieldErrors<JobValues> = { ...result.errors };
    for (const { path, message } of gapsOf(values)) {
      if (!get(errors, path)) set(errors, path, { type: 'publish', message });
    }
    const faulty = ORDER.filter((part) => errors[part]);
    if (faulty.length === 0) return result;
    return { values: {}, errors: Object.fromEntries(faulty.map((part) => [part, errors[part]])) };
  };
}

/** Access to a form from outside. */
export interface FormParts {
  /** Returns the current values. */
  read: () => JobValues;
  /** Fills in values, which count as edits. */
  fill: (values: JobValues) => void;
}

/** What the form passes on to be saved. */
export interface FormSaving extends Saving, FormParts {
  /** Lets the form close without asking about unsaved input. */
  done: () => void;
}

interface JobFormProps {
  values: JobValues;
  companyName: string;
  /** A published job must stay complete, so it has one button; an incomplete draft can be saved. */
  isPublished: boolean;
  isSaving: boolean;
  /** Above the form: why the last try failed. */
  failure?: ReactNode;
  /** Above the fields, with access to their values and a way to fill them. */
  start?: (form: FormParts) => ReactNode;
  onSave: (saving: FormSaving) => void;
  cancel: ReactNode;
}

/** The job form in groups, with a preview of the card beside it. */
export function JobForm(props: JobFormProps) {
  const { isPublished, isSaving, failure } = props;
  const isSaved = useRef(false);
  const isToPublish = useRef(isPublished);
  const form = useZodForm(JobInput, {
    mode: 'onBlur',
    defaultValues: props.values as never,
    around: (typed) => jobResolver(typed as never, () => isToPublish.current) as never,
  }) as unknown as UseFormReturn<JobValues, unknown, JobInput>;
  const { control, formState, getValues, reset, setValue } = form;
  // Read during render, as the form library only tracks it then.
  const { isDirty } = formState;
  const [attempts, setAttempts] = useState(0);
  useLinkedField();

  const read = () => structuredClone(getValues());
  const fill = (values: JobValues) => reset(values, { keepDefaultValues: true });
  function submit(publish: boolean) {
    isToPublish.current = publish || isPublished;
    setAttempts((count) => count + 1);
    void form.handleSubmit((input) =>
      props.onSave({
        input,
        publish,
        values: read(),
        read,
        fill,
        done: () => {
          isSaved.current = true;
        },
      }),
    )();
  }

  return (
    <div className={classes.layout}>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit(!isPublished);
        }}
      >
        {failure}
        <ErrorSummary errors={formState.errors} submitCount={attempts} />
        {props.start?.({ fill, read })}
        <RoleSection control={control} />
        <PaySection control={control} setValue={setValue} />
        <WorkSection control={control} />
        <SkillsSection control={control} />
        <PlanSection control={control} />
        <div className={classes.actions}>
          <Button type="submit" loading={isSaving}>
            {isPublished ? 'Save changes' : 'Publish'}
          </Button>
          {!isPublished && (
            <Button variant="default" disabled={isSaving} onClick={() => submit(false)}>
              Save Draft
            </Button>
          )}
          {props.cancel}
        </div>
      </form>
      <aside className={classes.aside} aria-label="Preview">
        <JobReach control={control} />
        <div className={classes.preview}>
          <p className="small muted">What candidates will see</p>
          <JobPreview control={control} companyName={props.companyName} />
        </div>
      </aside>
      <LeaveGuard isDirty={() => isDirty && !isSaved.current} />
    </div>
  );
}

/** If a link points to one of the fields, the form starts there. */
function useLinkedField() {
  useEffect(() => {
    const { hash } = window.location;
    if (hash.startsWith('#field-')) document.getElementById(hash.slice(1))?.focus();
  }, []);
}

/** Asks before unsaved input is left behind. */
function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const { isHeld, leave, stay } = useLeaving(isDirty);
  return (
    <ConfirmModal
      opened={isHeld}
      onClose={stay}
      onConfirm={leave}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Keep writing"
      danger
    >
      <p>What you wrote since the last save is lost.</p>
    </ConfirmModal>
  );
}
