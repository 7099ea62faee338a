import { Link } from 'react-router';
import { IconMessage } from '#web/ui/icons/messages.ts';
import classes from '#web/ui/shell/bell-button.module.css';

interface MessagesLinkProps {
  to: string;
  /** Number of unread messages; absent or 0 shows none. */
  count?: number | undefined;
}

/** The messages link in the top bar of a phone, whose tab bar has no room for it. */
export function MessagesLink({ to, count = 0 }: MessagesLinkProps) {
  const name = count > 0 ? `Messages, ${count} unread` : 'Messages';
  return (
    <Link to={to} className={`${classes.bell} mobile-only`} aria-label={name}>
      <IconMessage className="icon" size={20} stroke={1.6} aria-hidden="true" />
      {count > 0 && <span className={classes.count}>{count > 99 ? '99+' : count}</span>}
    </Link>
  );
}
