import type { ReactNode, RefObject } from 'react';
import type { Icon } from '#web/ui/icons/icon.ts';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '#web/ui/icons/states.ts';
import classes from './message.module.css';

export type MessageFamily = 'plain' | 'info' | 'success' | 'warning' | 'danger';

const ICONS = {
  plain: IconInfoCircle,
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
};

interface MessageProps {
  /** For a message that takes the focus when it appears. */
  ref?: RefObject<HTMLDivElement | null>;
  family?: MessageFamily;
  /** Replaces the icon of the family. */
  icon?: Icon;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** A message that stays on the page: a failed attempt above a form, or a state of the account. */
export function Message({ ref, family = 'plain', icon, title, children, action }: MessageProps) {
  const Icon = icon ?? ICONS[family];
  const style =
    family === 'plain'
      ? {}
      : {
          background: `var(--m-${family}-bg)`,
          borderColor: `var(--m-${family}-line)`,
          color: `var(--m-${family}-fg)`,
        };
  return (
    <div
      ref={ref}
      tabIndex={ref && -1}
      className={classes.message}
      style={style}
      role={family === 'danger' ? 'alert' : 'status'}
    >
      <Icon className="icon" size={18} stroke={1.6} aria-hidden="true" />
      <div className={classes.text}>
        {title && <p className={classes.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}
