import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { TokenBundle } from '#contract/auth/session.ts';
import { useLinkVerification, VerifyEmailForm } from '#web/features/auth/verification/verify-email-form.tsx';
import { readVerifyState } from '#web/features/auth/verification/verify-state.ts';
import { useLinkSecret } from '#web/lib/address/use-link-secret.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { useSession } from '#web/lib/api/session.ts';
import { homeOf } from '#web/lib/homes.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useHydrated } from '#web/lib/when/hydrated.ts';
import { Rosette } from '#web/ui/brand/rosette.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { IconCircleCheckFilled } from '#web/ui/icons/states.ts';
import { ColumnFrame } from '#web/ui/shell/column-frame.tsx';
import classes from './verify-email-screen.module.css';

/** A small rosette around the tick of a confirmed address. */
function VerifiedArt() {
  return (
    <div className={classes.art} aria-hidden="true">
      <Rosette className={classes.rosette} />
      <IconCircleCheckFilled size={32} className={classes.tick} />
    </div>
  );
}

export const meta = () =>
  pageMeta({
    title: 'Verify your email',
    description: 'Enter the six-digit code from your mail to open your Medallist account.',
    path: '/verify-email',
    indexed: false,
  });

const WIDTH = 440;
const SHOWN_MS = 1500;

export default function VerifyEmailScreen() {
  const isHydrated = useHydrated();
  const [bundle, setBundle] = useState<TokenBundle | null>(null);
  if (bundle) return <Verified bundle={bundle} />;
  if (!isHydrated) return <ColumnFrame title="Verify your email" width={WIDTH} />;
  return (
    <Unverified
      onVerified={(fresh) => {
        beginSession(fresh);
        setBundle(fresh);
      }}
    />
  );
}

function Unverified({ onVerified }: { onVerified: (bundle: TokenBundle) => void }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const sent = readVerifyState(state);
  const token = useLinkSecret('token');
  const onSecondStep = () => navigate('/login?reason=verified', { replace: true });
  const linkFault = useLinkVerification(token, onVerified, onSecondStep);
  useEffect(() => {
    if (token === null && !sent) navigate('/signup/candidate', { replace: true });
  }, [token, sent, navigate]);

  if (token !== null) return <FromLink message={linkFault} />;
  if (!sent) return <ColumnFrame title="Verify your email" width={WIDTH} />;
  return (
    <ColumnFrame title="Verify your email" width={WIDTH}>
      <VerifyEmailForm
        sent={sent}
        onResent={(next) => navigate('/verify-email', { replace: true, state: next })}
        onVerified={onVerified}
        onSecondStep={onSecondStep}
      />
    </ColumnFrame>
  );
}

function FromLink({ message }: { message: string | null }) {
  const { user } = useSession();
  // A signed-in user has already confirmed the address and needs no code.
  const [way, to] = user
    ? ['Go to your home', homeOf(user.userType)]
    : ['Sign in to get a new code', '/login'];
  return (
    <ColumnFrame title="Verify your email" width={WIDTH} lead={message ? null : 'Checking your link…'}>
      {message && (
        <Message
          family="danger"
          action={
            <Button component={Link} to={to} variant="default">
              {way}
            </Button>
          }
        >
          {message}
        </Message>
      )}
    </ColumnFrame>
  );
}

/** Shows the success for a moment, then redirects. */
function Verified({ bundle }: { bundle: TokenBundle }) {
  const navigate = useNavigate();
  const home = homeOf(bundle.user.userType);
  useEffect(() => {
    const timer = setTimeout(() => navigate(home, { replace: true }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [home, navigate]);
  return (
    <ColumnFrame title="Email verified successfully!" width={WIDTH} art={<VerifiedArt />}>
      <Link to={home} replace>
        Continue
      </Link>
    </ColumnFrame>
  );
}
