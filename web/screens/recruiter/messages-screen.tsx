import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { MessagesView } from '#web/features/messages/messages-view.tsx';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Messages | Medallist' }];

export default function MessagesScreen() {
  return (
    <MessagesView
      side="COMPANY"
      base="/recruiter/messages"
      empty="Write to a candidate from their profile; the conversation then stands here."
    />
  );
}
