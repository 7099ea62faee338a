import { answerCheck, confirmHire, disputeHire, reportLeaving } from '#contract/hires/candidate-hires.ts';
import {
  answerCheckOfHire,
  confirmLeavingOfHire,
  disputeLeavingOfHire,
  reportLeavingOfHire,
} from '#contract/hires/recruiter-hires.ts';
import type { DisputeSubject, HireSide, HireStatus } from '#contract/labels/hires.ts';

/** The actions of both sides, each with its own endpoints. */
export const CALLS = {
  CANDIDATE: { confirm: confirmHire, dispute: disputeHire, leave: reportLeaving, answer: answerCheck },
  RECRUITER: {
    confirm: confirmLeavingOfHire,
    dispute: disputeLeavingOfHire,
    leave: reportLeavingOfHire,
    answer: answerCheckOfHire,
  },
} as const satisfies Record<HireSide, object>;

/** What the reader of a hire in this state is asked about. */
export function subjectOf(status: HireStatus): DisputeSubject {
  if (status === 'LEAVING') return 'LEAVING';
  return status === 'ABSENT' ? 'ABSENCE' : 'JOINING';
}
