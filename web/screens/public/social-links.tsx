import { figures } from '#web/lib/figures.ts';
import { IconBrandLinkedin, IconBrandX, IconBrandYoutube } from '#web/ui/icons/brands.ts';
import classes from './social-links.module.css';

const PLACES = [
  { name: 'LinkedIn', href: figures.linkedIn, Icon: IconBrandLinkedin },
  { name: 'X', href: figures.x, Icon: IconBrandX },
  { name: 'YouTube', href: figures.youTube, Icon: IconBrandYoutube },
];

/** Where else Medallist can be found. */
export function SocialLinks() {
  return (
    <ul className={classes.places}>
      {PLACES.map(({ name, href, Icon }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener" aria-label={`Medallist on ${name}`}>
            <Icon size={20} stroke={1.6} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
