import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { JobInput } from '#contract/jobs/job.ts';
import { missingToPublish } from '#contract/jobs/jobs.policy.ts';
import { useLeaving } from '#web/lib/forms/use-leaving.ts';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import classes from './job-form.module.css';
import { PaySection, RoleSection, SkillsSection, WorkSection } from './job-form-sections.tsx';
import { JobPreview } from './job-preview.tsx';
import type { JobValues } from './job-values.ts';

interface JobFormProps {
  values: JobValues;
  companyName: string;
  /** A published job must stay complete, so it has one button; a draft can be saved as it is. */
  isPublished: boolean;
  isSaving: boolean;
  /** Above the form: why the last try failed. */
  failure?: ReactNode;
  onSave: (input: JobInput, publish: boolean, done: () => void) => void;
  cancel: ReactNode;
}

/** Writes a job in four groups, with the card candidates will see beside it. */
export function JobForm(props: JobFormProps) {
  const { isPublished, isSaving, failure } = props;
  const isSaved = useRef(false);
  const form = useForm<JobValues, unknown, JobInput>({
    mode: 'onBlur',
    defaultValues: props.values,
    resolver: zodResolver(JobInput) as never,
  });
  const { control, formState, setError, setValue } = form;
  // Read while rendering, or the form would not keep count of it.
  const { isDirty } = formState;
  const [attempts, setAttempts] = useState(0);

  function save(input: JobInput, publish: boolean) {
    const requiredSkills = input.requiredSkills ?? [];
    const gaps = publish || isPublished ? missingToPublish({ ...input, requiredSkills }) : [];
    if (gaps.length > 0) {
      for (const { path, message } of gaps) setError(path as Path<JobValues>, { type: 'publish', message });
      return;
    }
    props.onSave(input, publish, () => {
      isSaved.current = true;
    });
  }
  function submit(publish: boolean) {
    setAttempts((count) => count + 1);
    void form.handleSubmit((input) => save(input, publish))();
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
        <RoleSection control={control} />
        <PaySection control={control} setValue={setValue} />
        <WorkSection control={control} />
        <SkillsSection control={control} />
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
        <p className="small muted">What candidates will see</p>
        <JobPreview control={control} companyName={props.companyName} />
      </aside>
      <LeaveGuard isDirty={() => isDirty && !isSaved.current} />
    </div>
  );
}

/** Asks once before unsaved words are left behind. */
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
