import { hasRole } from '#contract/core/roles.ts';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { RecruiterInterviews } from '#web/features/interviews/recruiter/recruiter-interviews.tsx';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Interviews | Medallist' }];

export default function InterviewsScreen() {
  return <RecruiterInterviews canAct={hasRole(useMemberRole(), 'RECRUITER')} />;
}
