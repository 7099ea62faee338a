import { MessagesView } from '#web/features/messages/messages-view.tsx';
import { requireUser } from '#web/lib/guard.ts';

export const clientLoader = requireUser(['JOBSEEKER']);
export const meta = () => [{ title: 'Messages | Medallist' }];

export default function MessagesScreen() {
  return (
    <MessagesView
      side="CANDIDATE"
      base="/messages"
      empty="Companies write to you here. You can write to those you applied to from your applications."
    />
  );
}
