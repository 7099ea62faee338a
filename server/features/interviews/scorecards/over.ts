import type { InterviewStatus } from '#contract/labels/interviews.ts';
import { now } from '#server/platform/clock.ts';

/** It has taken place, whoever has said so. */
export function isOver({ status, endsAt }: { status: InterviewStatus; endsAt: Date | null }): boolean {
  return status === 'COMPLETED' || (status === 'SCHEDULED' && endsAt !== null && endsAt <= now());
}
