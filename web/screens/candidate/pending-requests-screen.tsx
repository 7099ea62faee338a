import { PendingRequests } from '#web/features/interviews/candidate/pending-requests.tsx';

export const meta = () => [{ title: 'New Interview Requests | Medallist' }];

export default function PendingRequestsScreen() {
  return <PendingRequests />;
}
