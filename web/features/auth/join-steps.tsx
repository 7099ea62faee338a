import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { switchOrganization } from '#contract/auth/own-sessions.ts';
import { joinTeam } from '#contract/companies/team.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { change } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { signOut } from '#web/lib/api/sign-out.ts';
import { loginPath } from '#web/lib/guard.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import classes from './auth-form.module.css';

interface JoinStepsProps {
  token: string;
  /** The invited address. */
  email: string;
  onDone: () => void;
  onDead: () => void;
}

/** For an address with an account: sign in, then join. */
export function JoinSteps({ token, email, onDone, onDead }: JoinStepsProps) {
  const { user } = useSession();
  const back = loginPath(`/team/join?token=${token}`);
  if (!user) {
    return (
      <Button component={Link} to={back} size="md">
        Sign in to join
      </Button>
    );
  }
  if (user.email.toLowerCase() !== email.toLowerCase()) {
    return (
      <div className={classes.auth}>
        <p>
          You are signed in as {user.email}. The invitation is for {email}.
        </p>
        <Button size="md" onClick={() => void signOut()}>
          Sign out
        </Button>
      </div>
    );
  }
  return <JoinButton token={token} onDone={onDone} onDead={onDead} />;
}

/** Joins, and switches the session to the new company. */
function JoinButton({ token, onDone, onDead }: Omit<JoinStepsProps, 'email'>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function join(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { organizationId } = await change(joinTeam, { body: { token } });
      beginSession(await change(switchOrganization, { body: { organizationId } }));
      onDone();
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'INVALID_LINK') onDead();
      else setFailure(messageOf(error));
    }
  }
  return (
    <div className={classes.auth}>
      {failure && <FailureMessage>{failure}</FailureMessage>}
      <Button size="md" loading={isBusy} onClick={() => void join()}>
        Join the team
      </Button>
    </div>
  );
}
