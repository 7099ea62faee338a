import { ResumeProposal } from '#contract/resume-proposals.ts';
import { getSession } from '#web/lib/api/session.ts';
import { REVIEW_KEY } from './forget-review.ts';
import type { Choice } from './rows.ts';

/** What was read and what was chosen of it, until it is added: in this tab alone, for this person alone. */
export interface Review {
  fileName: string;
  proposal: ResumeProposal;
  choices: Readonly<Record<string, Choice>>;
}

export function keepReview(review: Review): void {
  try {
    sessionStorage.setItem(REVIEW_KEY, JSON.stringify({ ...review, userId: getSession().user?.id }));
  } catch {
    // Without room it is only lost on a reload.
  }
}

export function keptReview(): Review | null {
  try {
    const { userId, ...kept } = JSON.parse(sessionStorage.getItem(REVIEW_KEY) ?? 'null') ?? {};
    const proposal = ResumeProposal.safeParse(kept.proposal);
    if (!proposal.success || userId !== getSession().user?.id) return null;
    return { fileName: String(kept.fileName), proposal: proposal.data, choices: kept.choices ?? {} };
  } catch {
    return null;
  }
}
