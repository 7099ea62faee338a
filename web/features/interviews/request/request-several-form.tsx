import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { withdrawInterview } from '#contract/interviews/recruiter.ts';
import { InterviewRequests, requestInterviews } from '#contract/interviews/request.ts';
import { TemplateField } from '#web/features/profiles/template-field.tsx';
import { change } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { FieldPair, Form } from '#web/ui/fields/form-layout.tsx';
import { MoneyField, NumberField } from '#web/ui/fields/number-field.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import { InterviewerField } from './interviewer-field.tsx';
import { jobChoices, MODE_CHOICES, TYPE_CHOICES, usePublishedJobs } from './request-choices.ts';
import classes from './request-several.module.css';
import { type SeveralForm, useSeveralStart } from './use-request-start.ts';

const UNDO_SHOWN_MS = 15_000;

async function takeBack(ids: readonly string[]): Promise<void> {
  const body = { reason: 'Taken back right after sending' };
  const answers = await Promise.allSettled(
    ids.map((id) => change(withdrawInterview, { params: { id }, body })),
  );
  const stayed = answers.filter(({ status }) => status === 'rejected').length;
  if (stayed === 0) {
    notifications.show({ message: `${count(ids.length, 'request')} withdrawn. No mail was sent.` });
    return;
  }
  notifications.show({
    color: 'brick',
    message: `${stayed} of ${count(ids.length, 'request')} could not be withdrawn. They stand under Interviews.`,
  });
}

/**
 * Reports how many requests were sent, with a button to withdraw all of them in the minutes
 * before they are mailed.
 */
function tellSent(ids: readonly string[]): void {
  const id = `sent-${Date.now()}`;
  notifications.show({
    id,
    autoClose: UNDO_SHOWN_MS,
    message: (
      <>
        {count(ids.length, 'interview request')} sent.{' '}
        <Button
          size="xs"
          variant="link"
          onClick={() => {
            notifications.hide(id);
            void takeBack(ids);
          }}
        >
          Undo
        </Button>
      </>
    ),
  });
}

export interface Invitee {
  id: string;
  name: string;
  /** Rupees per year; null when the profile has none. */
  expectedSalary: number | null;
}

interface RequestSeveralFormProps {
  people: readonly Invitee[];
  jobId: string | undefined;
  /** Called with the ids that were sent; the others stay in the form, each with the reason. */
  onSent: (ids: string[]) => void;
  onClose: () => void;
}

/** One request to several people: the same text for all, the pay for each. */
export function RequestSeveralForm({ people, jobId, onSent, onClose }: RequestSeveralFormProps) {
  const jobs = usePublishedJobs();
  const published = jobs.data?.content ?? [];
  const { form, draft, submit, failure, isPending } = useEndpointForm(InterviewRequests, requestInterviews, {
    draftName: `request-several:${people.map(({ id }) => id).toSorted()}`,
    // The summary takes the focus; each of its lines links to a field.
    shouldFocusError: false,
    defaultValues: {
      interviewType: 'TECHNICAL',
      interviewMode: 'VIDEO_CALL',
      duration: 60,
      totalStages: 1,
      message: '',
      ...(jobId && { jobId }),
      people: people.map(({ id }) => ({ candidateId: id })),
    },
    onSuccess: ({ sent, failed }) => {
      if (sent.length > 0) tellSent(sent.map(({ interviewId }) => interviewId));
      for (const { candidateId, message } of failed) {
        const name = people.find(({ id }) => id === candidateId)?.name;
        notifications.show({
          color: 'brick',
          autoClose: false,
          message: `${name} was not asked. ${message}`,
        });
      }
      onSent(sent.map(({ candidateId }) => candidateId));
      onClose();
    },
  });
  useSeveralStart(form, published);
  const { errors, submitCount } = form.formState;
  const { control } = form;
  return (
    <Form onSubmit={submit}>
      <FormFailure error={failure} />
      {jobs.isError && <Message family="danger">{jobs.error.message}</Message>}
      <DraftNotice draft={draft} />
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <SelectField
        control={control}
        name="jobId"
        label="Job"
        data={jobChoices(published)}
        searchable
        nothingFoundMessage="No published job"
      />
      <FieldPair>
        <SelectField control={control} name="interviewType" label="Type" data={TYPE_CHOICES} />
        <SelectField control={control} name="interviewMode" label="Mode" data={MODE_CHOICES} />
      </FieldPair>
      <FieldPair>
        <NumberField control={control} name="duration" label="Duration" suffix=" min" />
        <NumberField control={control} name="totalStages" label="Rounds in all" />
      </FieldPair>
      <InterviewerField control={control} name="interviewerId" />
      <p className="muted small">Each is asked for the first round.</p>
      <TextareaField
        control={control}
        name="message"
        label="Message to each"
        optional
        data-autofocus
        limit={maxLengthOf(InterviewRequests, 'message')}
      />
      <TemplateField control={control} name="message" kind="REQUEST" />
      <div className={classes.people}>
        {people.map((one, place) => (
          <PayOf key={one.id} control={control} person={one} place={place} />
        ))}
      </div>
      <SubmitFooter isSending={isPending} onCancel={onClose}>
        Send {count(people.length, 'request')}
      </SubmitFooter>
    </Form>
  );
}

interface PayOfProps {
  control: SeveralForm['control'];
  person: Invitee;
  place: number;
}

function PayOf({ control, person: { name, expectedSalary }, place }: PayOfProps) {
  const wish = expectedSalary === null ? 'names no salary' : `expects ${formatLakhs(expectedSalary)}`;
  const range = `people.${place}.salaryRange` as const;
  return (
    <fieldset className={classes.person}>
      <legend>
        <b>{name}</b> <span className="muted small">{wish}</span>
      </legend>
      <FieldPair>
        <MoneyField control={control} name={`${range}.min`} label="Lowest salary a year" />
        <MoneyField control={control} name={`${range}.max`} label="Highest salary a year" />
      </FieldPair>
    </fieldset>
  );
}
