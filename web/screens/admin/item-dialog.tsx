import type { ReactNode } from 'react';
import type { QueueKind } from '#contract/admin-queue.ts';
import { ClaimNotice } from '#web/features/admin-queue/claim-notice.tsx';
import { AffiliateDialog } from '#web/features/affiliates/affiliate-dialog.tsx';
import { ReviewModal } from '#web/features/companies/review/review-modal.tsx';
import { DisputeDialog } from '#web/features/hires/dispute-dialog.tsx';
import { ContestDialog } from '#web/features/interviews/contest-dialog.tsx';
import { ReferralDialog } from '#web/features/referrals/referral-dialog.tsx';
import { ReportReview } from '#web/features/reports/report-review.tsx';
import { ProofDialog } from '#web/features/verifications/proof-dialog.tsx';

interface Shown {
  id: string;
  above: ReactNode;
  onClose: () => void;
}

const DIALOGS: Readonly<Record<QueueKind, (shown: Shown) => ReactNode>> = {
  RECRUITER: (shown) => <ReviewModal {...shown} />,
  IDENTITY: (shown) => <ReviewModal {...shown} />,
  DEGREE: (shown) => <ProofDialog {...shown} />,
  AFFILIATE: (shown) => <AffiliateDialog {...shown} />,
  REFERRAL: (shown) => <ReferralDialog {...shown} />,
  CONTEST: (shown) => <ContestDialog {...shown} />,
  HIRE: (shown) => <DisputeDialog {...shown} />,
  REPORT: (shown) => <ReportReview {...shown} />,
};

export interface OpenItem {
  kind: QueueKind;
  id: string;
}

/** Opens an item of the queue in the dialog of its kind. */
export function ItemDialog({ item: { kind, id }, onClose }: { item: OpenItem; onClose: () => void }) {
  return DIALOGS[kind]({ id, above: <ClaimNotice key={id} kind={kind} id={id} />, onClose });
}
