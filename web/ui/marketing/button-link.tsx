import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './button-link.module.css';

interface ButtonLinkProps {
  to: string;
  /** `filled` once per view; `panel` and `panelOutline` on dark surfaces. */
  look?: 'filled' | 'default' | 'subtle' | 'panel' | 'panelOutline';
  size?: 'sm' | 'lg';
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button, for public pages, which must not load the component library. */
export function ButtonLink({ to, look = 'default', size = 'sm', className = '', children }: ButtonLinkProps) {
  return (
    <Link to={to} className={`${classes.button} ${classes[look]} ${classes[size]} ${className}`}>
      {children}
    </Link>
  );
}
