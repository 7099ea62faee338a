import type { ComponentProps } from 'react';
import classes from './action-button.module.css';
import looks from './button-link.module.css';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  look?: 'filled' | 'default';
  size?: 'sm' | 'lg';
}

/**
 * A button that looks like a ButtonLink, for what public pages open in place; with a form, it also works
 * before any script.
 */
export function ActionButton({ look = 'default', size = 'sm', ...rest }: ActionButtonProps) {
  return (
    <button
      type={rest.form ? 'submit' : 'button'}
      className={`${looks.button} ${looks[look]} ${looks[size]} ${classes.action}`}
      {...rest}
    />
  );
}
