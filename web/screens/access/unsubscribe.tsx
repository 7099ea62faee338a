import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { unsubscribeFromInvitations } from '#contract/referrals/invitations.ts';
import type { unsubscribeFromSearches } from '#contract/saved-searches/saved-search.ts';
import { useLinkSecret } from '#web/lib/address/use-link-secret.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { useHydrated } from '#web/lib/when/hydrated.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { ColumnFrame } from '#web/ui/shell/column-frame.tsx';
import classes from './sign-in.module.css';

interface UnsubscribeProps {
  endpoint: typeof unsubscribeFromInvitations | typeof unsubscribeFromSearches;
  title: string;
  /** What unsubscribing does. */
  lead: string;
  /** Why a link may not work. */
  broken: string;
  /** The button that changes nothing. */
  keep: { label: string; to: string };
}

/** The page of the link at the end of a mail. */
export function Unsubscribe(props: UnsubscribeProps) {
  return useHydrated() ? <Question {...props} /> : <ColumnFrame title={props.title} />;
}

/** Asks for confirmation: mail programs open links on their own. */
function Question({ endpoint, title, lead, broken, keep }: UnsubscribeProps) {
  const token = useLinkSecret('token');
  const { mutate, isPending, isSuccess, error } = useEndpointMutation(endpoint);

  if (isSuccess) return <End title="Done" text={endpoint.message ?? ''} />;
  if (!token || error?.code === 'INVALID_LINK') return <End title="This link does not work" text={broken} />;
  return (
    <ColumnFrame title={title} lead={lead}>
      {error && (
        <div className={classes.above}>
          <FailureMessage>{error.message}</FailureMessage>
        </div>
      )}
      <div className={classes.ways}>
        <Button size="md" loading={isPending} onClick={() => mutate({ body: { token } })}>
          Unsubscribe
        </Button>
        <Button component={Link} to={keep.to} size="md" variant="default">
          {keep.label}
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
