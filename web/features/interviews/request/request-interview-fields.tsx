import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { listInterviewers } from '#contract/interviews/recruiter.ts';
import { InterviewRequest } from '#contract/interviews/request.ts';
import { LONGEST_REPLY_DAYS } from '#contract/interviews/transitions.ts';
import type { JobSummary } from '#contract/jobs/job.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import {
  INTERVIEW_MODE_LABELS,
  INTERVIEW_MODES,
  INTERVIEW_TYPE_LABELS,
  INTERVIEW_TYPES,
  PRIORITIES,
  PRIORITY_LABELS,
} from '#contract/labels/interviews.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useField } from '#web/lib/forms/field.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { CheckboxField, SelectField } from '#web/ui/fields/choice-field.tsx';
import { DayInput } from '#web/ui/fields/day-input.tsx';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { MoneyField, NumberField } from '#web/ui/fields/number-field.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { LinesField } from './lines-field.tsx';

type Values = z.input<typeof InterviewRequest>;
type RequestForm = UseFormReturn<Values, unknown, z.output<typeof InterviewRequest>>;

interface RequestFieldsProps {
  form: RequestForm;
  jobs: readonly JobSummary[];
}

const types = INTERVIEW_TYPES.map((value) => ({ value, label: INTERVIEW_TYPE_LABELS[value] }));
const modes = INTERVIEW_MODES.map((value) => ({ value, label: INTERVIEW_MODE_LABELS[value] }));
const priorities = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

/** The fields of a request, in the order of the document. */
export function RequestFields({ form, jobs }: RequestFieldsProps) {
  const { control } = form;
  return (
    <>
      <JobField form={form} jobs={jobs} />
      <FieldPair>
        <SelectField control={control} name="interviewType" label="Type" data={types} />
        <SelectField control={control} name="interviewMode" label="Mode" data={modes} />
      </FieldPair>
      <FieldPair>
        <SelectField control={control} name="priority" label="Priority" data={priorities} />
        <NumberField control={control} name="duration" label="Duration" suffix=" min" />
      </FieldPair>
      <CheckboxField
        control={control}
        name="isUrgentHiring"
        label="Urgent hiring: the reply is due within 24 hours"
      />
      <FieldPair>
        <MoneyField control={control} name="salaryRange.min" label="Lowest salary a year" />
        <MoneyField control={control} name="salaryRange.max" label="Highest salary a year" />
      </FieldPair>
      <FieldPair>
        <NumberField control={control} name="interviewStage" label="Round" />
        <NumberField control={control} name="totalStages" label="Rounds in all" />
      </FieldPair>
      <FieldPair>
        <ReplyByField control={control} />
        <InterviewerField control={control} />
      </FieldPair>
      <TextareaField
        control={control}
        name="message"
        label="Message"
        optional
        maxLength={maxLengthOf(InterviewRequest, 'message')}
      />
      <LinesField
        control={control}
        name="expectedQuestions"
        label="Expected questions"
        optional
        description="One a line. They help the candidate prepare."
      />
      <LinesField
        control={control}
        name="documentsRequired"
        label="Documents to bring"
        optional
        description="One a line."
      />
    </>
  );
}

/** Choosing a job fills in its pay, unless the recruiter has typed one. */
function JobField({ form, jobs }: RequestFieldsProps) {
  const { control, getFieldState, resetField } = form;
  const jobId = useWatch({ control, name: 'jobId' });
  const pay = jobs.find(({ id }) => id === jobId)?.salary;
  useEffect(() => {
    const isTyped = getFieldState('salaryRange.min').isDirty || getFieldState('salaryRange.max').isDirty;
    if (!pay || isTyped) return;
    resetField('salaryRange.min', { defaultValue: pay.min });
    resetField('salaryRange.max', { defaultValue: pay.max });
  }, [pay, getFieldState, resetField]);
  const choices = jobs.map(({ id, title, location }) => ({
    value: id,
    label: location.city ? `${title}, ${location.city}` : title,
  }));
  return (
    <SelectField
      control={control}
      name="jobId"
      label="Job"
      data={choices}
      searchable
      nothingFoundMessage="No published job"
    />
  );
}

function ReplyByField({ control }: Pick<RequestForm, 'control'>) {
  const { field, error, id } = useField({ control, name: 'respondByDate' });
  const last = localDate(new Date(Date.now() + LONGEST_REPLY_DAYS * 86_400_000));
  return (
    <DayInput
      id={id}
      label={<FieldLabel label="Reply by" optional />}
      placeholder="3 days from now"
      clearable
      minDate={localDate(new Date())}
      maxDate={last}
      value={(field.value as string | null | undefined) ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
}

function InterviewerField({ control }: Pick<RequestForm, 'control'>) {
  const interviewers = useEndpoint(listInterviewers, {});
  const data = interviewers.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <SelectField
      control={control}
      name="interviewerId"
      label="Interviewer"
      optional
      placeholder="You"
      clearable
      data={data}
    />
  );
}
