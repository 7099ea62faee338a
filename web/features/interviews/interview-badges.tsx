import {
  INTERVIEW_TYPE_LABELS,
  type InterviewType,
  PRIORITY_BADGES,
  type Priority,
} from '#contract/labels/interviews.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { roundInWords } from './interview-words.ts';

interface Described {
  interviewType: InterviewType;
  priority: Priority;
  interviewStage: number;
  totalStages: number;
}

export function InterviewBadges({ interview }: { interview: Described }) {
  const { label, family } = PRIORITY_BADGES[interview.priority];
  return (
    <>
      <StatusBadge family={family}>{label}</StatusBadge>
      <StatusBadge dot={false}>{INTERVIEW_TYPE_LABELS[interview.interviewType]}</StatusBadge>
      <StatusBadge dot={false}>{roundInWords(interview)}</StatusBadge>
    </>
  );
}
