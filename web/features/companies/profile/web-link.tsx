import { IconExternalLink } from '#web/ui/icons/acts.ts';
import classes from './web-link.module.css';

/** A link to an entered address, with or without scheme; opens in a new tab. */
export function WebLink({ href }: { href: string }) {
  const url = /^https?:\/\//i.test(href) ? href : `https://${href}`;
  return (
    <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
      <IconExternalLink
        className={classes.icon}
        size={14}
        stroke={1.6}
        role="img"
        aria-label="Opens in a new tab"
      />
    </a>
  );
}
