import { useState } from 'react';
import {
  adminCountVerifications,
  adminListVerifications,
  type DegreeReview,
  REVIEW_STATUS_BADGES,
  REVIEW_STATUSES,
} from '#contract/verifications/review.ts';
import { ClaimNotice } from '#web/features/admin-queue/claim-notice.tsx';
import { ApproveDialog, RejectDialog } from '#web/features/verifications/decision-dialogs.tsx';
import { ProofDialog } from '#web/features/verifications/proof-dialog.tsx';
import { NoProofs, ProofsTable } from '#web/features/verifications/proofs-table.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import classes from './recruiters-screen.module.css';

export const meta = () => [{ title: 'Verifications | Medallist' }];

const Search = {
  status: param.oneOf(REVIEW_STATUSES, 'PENDING'),
  page: param.page,
  proof: param.id,
};

interface Asked {
  action: 'approve' | 'reject';
  proof: DegreeReview;
}

export default function VerificationsScreen() {
  const [{ proof: openId, ...search }, change] = useSearch(Search);
  const leave = useLeaveDialog();
  const [asked, setAsked] = useState<Asked | null>(null);
  const counts = useEndpoint(adminCountVerifications, {}).data;
  const proofs = useEndpoint(adminListVerifications, { query: search }, { keepPrevious: true });
  const Ask = asked?.action === 'approve' ? ApproveDialog : RejectDialog;
  return (
    <>
      <PageHeader
        title="Verifications"
        lead={
          counts && (counts.PENDING > 0 ? `${count(counts.PENDING, 'document')} to check` : 'Nothing waits')
        }
      />
      <div className={classes.filters}>
        <FilterChips
          label="Status"
          value={search.status}
          onChange={(status) => change({ status })}
          options={REVIEW_STATUSES.map((value) => ({
            value,
            label: REVIEW_STATUS_BADGES[value].label,
            count: counts?.[value],
          }))}
        />
      </div>
      <PagedCard
        heading="Documents"
        list={proofs}
        expected={{ count: 8, circle: true }}
        empty={<NoProofs status={search.status} />}
        onPage={(page) => change({ page })}
      >
        {(rows) => (
          <ProofsTable
            proofs={rows}
            onView={({ id }) => change({ proof: id, page: search.page }, { state: DIALOG_STEP })}
            onApprove={(proof) => setAsked({ action: 'approve', proof })}
            onReject={(proof) => setAsked({ action: 'reject', proof })}
          />
        )}
      </PagedCard>
      {asked && (
        <Ask
          proof={asked.proof}
          above={<ClaimNotice kind="DEGREE" id={asked.proof.id} />}
          onClose={() => setAsked(null)}
        />
      )}
      {openId && (
        <ProofDialog
          id={openId}
          above={<ClaimNotice key={openId} kind="DEGREE" id={openId} />}
          onClose={() => leave(() => change({ proof: undefined, page: search.page }, { replace: true }))}
        />
      )}
    </>
  );
}
