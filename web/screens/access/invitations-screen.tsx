import { unsubscribeFromInvitations } from '#contract/referrals/invitations.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Unsubscribe } from './unsubscribe.tsx';

const TITLE = 'Stop invitations';

export const meta = () => [
  ...pageMeta({
    title: TITLE,
    description: 'Tell Medallist not to send invitations to your address.',
    path: '/unsubscribe',
    indexed: false,
  }),
  { name: 'referrer', content: 'no-referrer' },
];

export default function UnsubscribeFromInvitationsScreen() {
  return (
    <Unsubscribe
      endpoint={unsubscribeFromInvitations}
      title={TITLE}
      lead="Nobody will be able to invite your address to Medallist again. You can still sign up yourself."
      broken="It is incomplete, or the invitation is older than 90 days and your address is erased already."
      keep={{ label: 'Keep invitations', to: '/' }}
    />
  );
}
