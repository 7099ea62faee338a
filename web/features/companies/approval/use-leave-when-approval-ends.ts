import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type Application, placeOf } from '#contract/companies/approval.policy.ts';

/** For the shell: when the company is suspended, the user leaves the workspace at once. */
export function useLeaveWhenApprovalEnds(application: Application | undefined): void {
  const navigate = useNavigate();
  const wasApproved = useRef(false);
  useEffect(() => {
    if (!application) return;
    const isApproved = application.approvalStatus === 'APPROVED';
    if (wasApproved.current && !isApproved) navigate(placeOf(application), { replace: true });
    wasApproved.current = isApproved;
  }, [application, navigate]);
}
