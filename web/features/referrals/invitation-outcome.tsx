import { type InvitationResult, sentInWords } from '#contract/referrals/invitations.ts';
import { count } from '#web/lib/format.ts';
import { Message } from '#web/ui/display/message.tsx';
import classes from './invite-card.module.css';

/** How many invitations went out, and which addresses were left out for what reason. */
export function InvitationOutcome({ result }: { result: InvitationResult }) {
  const { sent, skipped } = result;
  return (
    <Message family={sent > 0 ? 'success' : 'warning'} title={sentInWords(result)}>
      {skipped.length > 0 && (
        <>
          {count(skipped.length, 'address was', 'addresses were')} left out:
          <ul className={classes.skipped}>
            {skipped.map(({ email, reason }) => (
              <li key={email} className="small">
                <b>{email}</b> {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Message>
  );
}
