import { RecruiterInterviews } from '#web/features/interviews/recruiter-interviews.tsx';
import { requireApproved } from '#web/features/recruiters/approval-guard.ts';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Interviews | Medallist' }];

export default function InterviewsScreen() {
  return <RecruiterInterviews />;
}
