import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { unsubscribeFromInvitations } from '#contract/referrals/invitations.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import classes from '#web/screens/public/access/sign-in.module.css';
import { Message } from '#web/ui/display/message.tsx';
import { ColumnFrame } from '#web/ui/shell/column-frame.tsx';

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

export default function UnsubscribeScreen() {
  return useHydrated() ? <Unsubscribe /> : <ColumnFrame title={TITLE} />;
}

/** Asks before it acts: mail programs follow links on their own. */
function Unsubscribe() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The secret leaves the address bar at once, but this page goes on with it.
  const [token] = useState(() => params.get('token'));
  useEffect(() => {
    if (token !== null) navigate(pathname, { replace: true });
  }, [token, pathname, navigate]);
  const { mutate, isPending, isSuccess, error } = useEndpointMutation(unsubscribeFromInvitations);

  if (isSuccess) return <End title="Done" text="You will get no more invitations from Medallist." />;
  if (!token || error?.code === 'INVALID_LINK') {
    return (
      <End
        title="This link does not work"
        text="It is incomplete, or the invitation is older than 90 days and your address is erased already."
      />
    );
  }
  return (
    <ColumnFrame
      title={TITLE}
      lead="Nobody will be able to invite your address to Medallist again. You can still sign up yourself."
    >
      {error && (
        <div className={classes.above}>
          <Message family="danger">{error.message}</Message>
        </div>
      )}
      <div className={classes.ways}>
        <Button size="md" loading={isPending} onClick={() => mutate({ body: { token } })}>
          Unsubscribe
        </Button>
        <Button component={Link} to="/" size="md" variant="default">
          Keep invitations
        </Button>
      </div>
    </ColumnFrame>
  );
}

function End({ title, text }: { title: string; text: string }) {
  return (
    <ColumnFrame title={title} lead={<span role="status">{text}</span>}>
      <p className={classes.back}>
        <Link to="/">Back to home</Link>
      </p>
    </ColumnFrame>
  );
}
