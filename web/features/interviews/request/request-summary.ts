import { INTERVIEW_MODE_LABELS, INTERVIEW_TYPE_LABELS } from '#contract/labels/interviews.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { formatLakhRange } from '#web/lib/format/money.ts';
import { formatMinutes } from '#web/lib/format/units.ts';

/** What the form holds at any moment: nothing is certain before it is sent. */
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

/** One line of how the candidate will read the request; null until a job is chosen. */
export function summaryOf(draft: Draft, jobs: readonly { id: string; title: string }[]): string | null {
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
