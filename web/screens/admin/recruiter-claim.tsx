import { isWaiting } from '#contract/companies/approval.policy.ts';
import { adminGetRecruiter } from '#contract/companies/recruiter-review.ts';
import { ClaimNotice } from '#web/features/admin-queue/claim-notice.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';

/** Which colleague has this recruiter open in the work queue; renders nothing if nothing is pending. */
export function RecruiterClaim({ id }: { id: string }) {
  const { data } = useEndpoint(adminGetRecruiter, { params: { id } });
  if (!data) return null;
  if (isWaiting(data.approvalStatus)) return <ClaimNotice kind="RECRUITER" id={id} />;
  return data.company.pendingChange ? <ClaimNotice kind="IDENTITY" id={id} /> : null;
}
