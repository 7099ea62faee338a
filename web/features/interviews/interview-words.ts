import type { CandidateInterview } from '#contract/interviews/interview.ts';
import {
  INTERVIEW_MODE_LABELS,
  INTERVIEW_TYPE_LABELS,
  type InterviewMode,
  type InterviewType,
} from '#contract/labels/interviews.ts';
import { WORK_MODE_LABELS, type WorkMode } from '#contract/labels/jobs.ts';
import { formatLakhRange } from '#web/lib/format/money.ts';
import { formatMinutes } from '#web/lib/format/units.ts';

/** `Bengaluru, hybrid`; working in the office is not mentioned. */
export function placeInWords(job: {
  location: string | null;
  isRemote: boolean;
  workMode: WorkMode;
}): string {
  const mode = job.isRemote ? 'REMOTE' : job.workMode;
  const word = mode === 'ONSITE' ? null : WORK_MODE_LABELS[mode];
  if (!job.location) return word ?? '';
  return word ? `${job.location}, ${word.toLowerCase()}` : job.location;
}

/** `Technical, video call, 60 min` */
export function kindInWords(interview: {
  interviewType: InterviewType;
  interviewMode: InterviewMode;
  duration: number;
}): string {
  const { interviewType, interviewMode, duration } = interview;
  const mode = INTERVIEW_MODE_LABELS[interviewMode].toLowerCase();
  return `${INTERVIEW_TYPE_LABELS[interviewType]}, ${mode}, ${formatMinutes(duration)}`;
}

export function payInWords({ expectedSalary: { min, max } }: Pick<CandidateInterview, 'expectedSalary'>) {
  return formatLakhRange(min, max);
}

export function roundInWords(interview: { interviewStage: number; totalStages: number }): string {
  return `Round ${interview.interviewStage} of ${interview.totalStages}`;
}

export function firstNameOf({ name }: { name: string }): string {
  return name.split(' ')[0] ?? name;
}

/** Whether the texts together contain all words of the search. */
export function matchesSearch(search: string, texts: readonly (string | null)[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
