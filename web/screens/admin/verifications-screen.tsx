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
import { useOpenRow } from '#web/lib/address/use-open-row.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { FilterRow } from '#web/ui/filters/filter-row.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';

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
  const row = useOpenRow('proof', search.page, change);
  const [asked, setAsked] = useState<Asked | null>(null);
  const counts = useEndpoint(adminCountVerifications, {}).data;
  const proofs = useEndpoint(adminListVerifications, { query: search }, { keepPrevious: true });
  const Ask = asked?.action === 'approve' ? ApproveDialog : RejectDialog;
  return (
    <ListScreen
      title="Verifications"
      lead={
        counts && (counts.PENDING > 0 ? `${count(counts.PENDING, 'document')} to check` : 'Nothing waits')
      }
      filters={
        <FilterRow>
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
        </FilterRow>
      }
      heading="Documents"
      list={proofs}
      expected={{ count: 8, circle: true }}
      empty={<NoProofs status={search.status} />}
      onPage={(page) => change({ page })}
      after={
        <>
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
              onClose={row.close}
            />
          )}
        </>
      }
    >
      {(rows) => (
        <ProofsTable
          proofs={rows}
          onView={({ id }) => row.open(id)}
          onApprove={(proof) => setAsked({ action: 'approve', proof })}
          onReject={(proof) => setAsked({ action: 'reject', proof })}
        />
      )}
    </ListScreen>
  );
}
