import { ActiveInterviews } from '#web/features/interviews/candidate/active-interviews.tsx';

export const meta = () => [{ title: 'Active Interviews | Medallist' }];

export default function ActiveInterviewsScreen() {
  return <ActiveInterviews />;
}
