import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { MEMBER_ROLE_LABELS } from '#contract/labels/accounts.ts';
import {
  type Invitation,
  InvitedSignUpForm,
  useInvitation,
} from '#web/features/auth/invited-sign-up-form.tsx';
import { JoinSteps } from '#web/features/auth/join-steps.tsx';
import { useLinkSecret } from '#web/lib/address/use-link-secret.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useHydrated } from '#web/lib/when/hydrated.ts';
import { ColumnFrame } from '#web/ui/shell/column-frame.tsx';

const TITLE = 'Join a hiring team';

export const meta = () => [
  ...pageMeta({
    title: TITLE,
    description: 'Accept the invitation to the hiring team of a company on Medallist.',
    path: '/team/join',
    indexed: false,
  }),
  { name: 'referrer', content: 'no-referrer' },
];

export default function JoinTeamScreen() {
  return useHydrated() ? <Join /> : <ColumnFrame title={TITLE} />;
}

function Join() {
  const token = useLinkSecret('token');
  const navigate = useNavigate();
  const { state, bury, tryAgain } = useInvitation(token);
  if (state.kind === 'checking')
    return <ColumnFrame title={TITLE} lead={<span role="status">Reading…</span>} />;
  if (state.kind === 'failed') {
    return (
      <ColumnFrame title={TITLE} lead={state.message}>
        <Button size="md" onClick={tryAgain}>
          Try again
        </Button>
      </ColumnFrame>
    );
  }
  if (state.kind === 'dead' || !token) {
    return (
      <ColumnFrame
        title="This link does not work"
        lead="It is incomplete, was used or withdrawn, or is older than 7 days. Ask for a new invitation."
      >
        <Button component={Link} to="/login" size="md" variant="default">
          Sign in
        </Button>
      </ColumnFrame>
    );
  }
  const way = { token, onDone: () => navigate('/recruiter/dashboard'), onDead: bury };
  return <Welcome invitation={state.invitation} {...way} />;
}

interface WelcomeProps {
  invitation: Invitation;
  token: string;
  onDone: () => void;
  onDead: () => void;
}

function Welcome({ invitation, ...way }: WelcomeProps) {
  const { companyName, invitedBy, email, role, way: next } = invitation;
  const inviter = invitedBy ?? 'A colleague';
  if (next === 'OTHER_ADDRESS') {
    return (
      <ColumnFrame
        title={`Join ${companyName}`}
        lead={`${email} belongs to another kind of account. Ask ${inviter} for an invitation to another address.`}
      >
        <Button component={Link} to="/" size="md" variant="default">
          Back to home
        </Button>
      </ColumnFrame>
    );
  }
  return (
    <ColumnFrame
      title={`Join ${companyName}`}
      lead={`${inviter} invites ${email} to the hiring team, as ${MEMBER_ROLE_LABELS[role]}.`}
    >
      {next === 'SIGN_UP' ? <InvitedSignUpForm {...way} /> : <JoinSteps email={email} {...way} />}
    </ColumnFrame>
  );
}
