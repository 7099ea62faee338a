import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { InterviewRequest } from '#contract/interviews/request.ts';
import { LONGEST_REPLY_DAYS } from '#contract/interviews/transitions.ts';
import type { JobSummary } from '#contract/jobs/job.ts';
import { DAY_MS } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { PRIORITIES, PRIORITY_LABELS } from '#contract/labels/interviews.ts';
import { TemplateField } from '#web/features/profiles/template-field.tsx';
import { figures } from '#web/lib/figures.ts';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { CheckboxField, SelectField } from '#web/ui/fields/choice-field.tsx';
import { DayInput } from '#web/ui/fields/date-field.tsx';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { MoneyField, NumberField } from '#web/ui/fields/number-field.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { InterviewerField } from './interviewer-field.tsx';
import { jobChoices, MODE_CHOICES, TYPE_CHOICES } from './request-choices.ts';
import { type RequestForm, useRequestStart } from './use-request-start.ts';

/** A list of texts, one per line. */
function LinesField<T extends FieldValues>({
  control,
  name,
  label,
  optional,
  description,
}: FieldProps<T> & { description?: string }) {
  const { field, error, id } = useField({ control, name });
  const [text, setText] = useState(() => ((field.value ?? []) as string[]).join('\n'));
  return (
    <Textarea
      id={id}
      ref={field.ref}
      name={field.name}
      label={<FieldLabel label={label} optional={optional} />}
      description={description}
      autosize
      minRows={2}
      maxRows={10}
      value={text}
      error={error}
      onBlur={field.onBlur}
      onChange={(event) => {
        setText(event.currentTarget.value);
        const lines = event.currentTarget.value.split('\n').map((line) => line.trim());
        field.onChange(lines.filter(Boolean));
      }}
    />
  );
}

interface RequestFieldsProps {
  form: RequestForm;
  jobs: readonly JobSummary[];
}

const priorities = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

/** The fields of a request, in order. */
export function RequestFields({ form, jobs }: RequestFieldsProps) {
  const { control } = form;
  const longestMessage = maxLengthOf(InterviewRequest, 'message');
  return (
    <>
      <JobField form={form} jobs={jobs} />
      <FieldPair>
        <SelectField control={control} name="interviewType" label="Type" data={TYPE_CHOICES} />
        <SelectField control={control} name="interviewMode" label="Mode" data={MODE_CHOICES} />
      </FieldPair>
      <FieldPair>
        <SelectField control={control} name="priority" label="Priority" data={priorities} />
        <NumberField control={control} name="duration" label="Duration" suffix=" min" />
      </FieldPair>
      <CheckboxField
        control={control}
        name="isUrgentHiring"
        label={`Urgent hiring: the reply is due within ${figures.urgentReplyHours}`}
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
        <InterviewerField control={control} name="interviewerId" />
      </FieldPair>
      <TextareaField control={control} name="message" label="Message" optional limit={longestMessage} />
      <TemplateField control={control} name="message" kind="REQUEST" />
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

function JobField({ form, jobs }: RequestFieldsProps) {
  const { control } = form;
  useRequestStart(form, jobs);
  return (
    <SelectField
      control={control}
      name="jobId"
      label="Job"
      data={jobChoices(jobs)}
      searchable
      nothingFoundMessage="No published job"
    />
  );
}

function ReplyByField({ control }: Pick<RequestForm, 'control'>) {
  const { field, error, id } = useField({ control, name: 'respondByDate' });
  const last = localDate(new Date(Date.now() + LONGEST_REPLY_DAYS * DAY_MS));
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
