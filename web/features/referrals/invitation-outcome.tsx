import { type InvitationResult, sentInWords } from '#contract/referrals/invitations.ts';
import { count } from '#web/lib/format/counts.ts';
import { Message } from '#web/ui/display/message.tsx';
import { intoView } from './into-view.ts';
import classes from './invite-card.module.css';

/** Which addresses were left out, each with the reason; nothing when all invitations went out. */
export function InvitationOutcome({ result }: { result: InvitationResult }) {
  const { sent, skipped } = result;
  if (skipped.length === 0) return null;
  const leftOut = `${count(skipped.length, 'address was', 'addresses were')} left out`;
  return (
    <div ref={intoView}>
      <Message family="warning" title={sent === 0 ? sentInWords(result) : leftOut}>
        <ul className={classes.skipped}>
          {skipped.map(({ email, reason }) => (
            <li key={email} className="small">
              <b>{email}</b> {reason}
            </li>
          ))}
        </ul>
      </Message>
    </div>
  );
}
