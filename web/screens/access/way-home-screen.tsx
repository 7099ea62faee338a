import { Button } from '@mantine/core';
import { Link, redirect, useLoaderData } from 'react-router';
import { signOut } from '#web/lib/api/sign-out.ts';
import { requireSession, useLeaveWhenSessionEnds } from '#web/lib/guard.ts';
import { homeOf } from '#web/lib/homes.ts';
import { ColumnFrame } from '#web/ui/shell/column-frame.tsx';
import classes from './sign-in.module.css';

export const meta = () => [{ title: 'Dashboard | Medallist' }, { name: 'robots', content: 'noindex' }];

/** Redirects each known user type to its home. */
export async function clientLoader(given: { request: Request }): Promise<{ email: string }> {
  const { userType, email } = await requireSession(given);
  const home = homeOf(userType);
  if (home !== homeOf(undefined)) throw redirect(home);
  return { email };
}

/** For a user type that this version of the page does not know. */
export default function WayHomeScreen() {
  const { email } = useLoaderData<typeof clientLoader>();
  useLeaveWhenSessionEnds();
  return (
    <ColumnFrame
      title="Your account has no dashboard"
      lead={
        <>
          You are signed in as <strong>{email}</strong>, but we do not know where to take you. Write to
          support, and we will set it right.
        </>
      }
    >
      <div className={classes.ways}>
        <Button component={Link} to="/support" size="md">
          Contact support
        </Button>
        <Button variant="default" size="md" onClick={signOut}>
          Sign out
        </Button>
      </div>
    </ColumnFrame>
  );
}
