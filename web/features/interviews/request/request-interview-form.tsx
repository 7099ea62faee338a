import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useWatch } from 'react-hook-form';
import { InterviewRequest, requestInterview } from '#contract/interviews/request.ts';
import { INTERVIEW_MODE_LABELS, INTERVIEW_TYPE_LABELS } from '#contract/labels/interviews.ts';
import { useUndo } from '#web/features/interviews/recruiter/use-undo.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { formatLakhRange } from '#web/lib/format/money.ts';
import { formatMinutes } from '#web/lib/format/units.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { Form, FormActions } from '#web/ui/fields/form-layout.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import { usePublishedJobs } from './request-choices.ts';
import { RequestFields } from './request-interview-fields.tsx';

/** The values while the form is edited: nothing is validated before it is sent. */
interface Draft {
  jobId?: unknown;
  interviewType?: unknown;
  interviewMode?: unknown;
  duration?: unknown;
  interviewStage?: unknown;
  totalStages?: unknown;
  salaryRange?: { min?: unknown; max?: unknown } | undefined;
}

function labelOf(labels: Readonly<Record<string, string>>, value: unknown): string {
  return labels[String(value)] ?? '';
}

/** A summary of the request as the candidate will see it; null until a job is chosen. */
function summaryOf(draft: Draft, jobs: readonly { id: string; title: string }[]): string | null {
  const job = jobs.find(({ id }) => id === draft.jobId);
  if (!job) return null;
  const { min, max } = draft.salaryRange ?? {};
  const pay = typeof min === 'number' && typeof max === 'number' ? formatLakhRange(min, max) : '';
  const kind = [
    labelOf(INTERVIEW_TYPE_LABELS, draft.interviewType),
    labelOf(INTERVIEW_MODE_LABELS, draft.interviewMode).toLowerCase(),
    formatMinutes(Number(draft.duration)),
  ].join(', ');
  return dotted([job.title, kind, pay, `round ${draft.interviewStage} of ${draft.totalStages}`]);
}

interface RequestInterviewFormProps {
  candidate: { id: string; name: string };
  jobId?: string | undefined;
  /** The next round; absent for a first request. */
  round?: number | undefined;
  onSent: () => void;
  /** Absent on a page, where there is nothing to close. */
  onCancel?: () => void;
}

/** A draft belongs to its job and round: for another one a new draft is started. */
function draftName({ candidate, jobId, round }: RequestInterviewFormProps): string {
  return ['request-interview', candidate.id, jobId, round].filter(Boolean).join(':');
}

/** The form to request an interview; its last line shows how the candidate will read it. */
export function RequestInterviewForm(props: RequestInterviewFormProps) {
  const { candidate, jobId, onSent, onCancel } = props;
  const jobs = usePublishedJobs();
  const undo = useUndo();
  const { form, draft, submit, failure, isPending } = useEndpointForm(InterviewRequest, requestInterview, {
    draftName: draftName(props),
    // The summary takes the focus; each of its lines links to a field.
    shouldFocusError: false,
    defaultValues: {
      ...DEFAULTS,
      candidateId: candidate.id,
      expectedQuestions: [],
      documentsRequired: [],
      ...(jobId && { jobId }),
    },
    onSuccess: ({ id }) => {
      showSent(candidate.name, () => undo(id));
      onSent();
    },
  });
  const values = useWatch({ control: form.control });
  const summary = summaryOf(values, jobs.data?.content ?? []);
  const { errors, submitCount } = form.formState;
  return (
    <Form onSubmit={submit}>
      <FormFailure error={failure} />
      {jobs.isError && <Message family="danger">{jobs.error.message}</Message>}
      <DraftNotice draft={draft} />
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <RequestFields form={form} jobs={jobs.data?.content ?? []} />
      {summary && (
        <p className="muted small">
          {candidate.name} will see: {summary}
        </p>
      )}
      {onCancel ? (
        <SubmitFooter isSending={isPending} onCancel={onCancel}>
          Send request
        </SubmitFooter>
      ) : (
        <FormActions>
          <Button type="submit" loading={isPending}>
            Send request
          </Button>
        </FormActions>
      )}
    </Form>
  );
}

const DEFAULTS = {
  interviewType: 'TECHNICAL',
  interviewMode: 'VIDEO_CALL',
  priority: 'MEDIUM',
  isUrgentHiring: false,
  duration: 60,
  interviewStage: 1,
  totalStages: 1,
  message: '',
} as const;

const UNDO_SHOWN_MS = 15_000;

/** The mail is sent after five minutes, so that a mistake can be undone. */
function showSent(name: string, undo: () => void): void {
  const id = `sent-${Date.now()}`;
  notifications.show({
    id,
    autoClose: UNDO_SHOWN_MS,
    message: (
      <>
        Interview request sent to {name}.{' '}
        <Button
          size="xs"
          variant="link"
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          Undo
        </Button>
      </>
    ),
  });
}
