import type { ButtonHTMLAttributes, Ref } from 'react';
import { IconBell } from '#web/ui/icons/messages.ts';
import classes from './bell-button.module.css';

interface BellButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Number of unread ones; absent or 0 shows none. */
  count?: number | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** The bell of the top bar. Works as the target of a Popover or a Menu. */
export function BellButton({ count = 0, ...rest }: BellButtonProps) {
  const name = count > 0 ? `Notifications, ${count} unread` : 'Notifications';
  return (
    <button type="button" {...rest} className={classes.bell} aria-label={name}>
      <IconBell className="icon" size={20} stroke={1.6} aria-hidden="true" />
      {count > 0 && <span className={classes.count}>{count > 99 ? '99+' : count}</span>}
    </button>
  );
}
