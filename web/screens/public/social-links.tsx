import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import classes from './social-links.module.css';

const PLACES = [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/medallist', Icon: IconBrandLinkedin },
  { name: 'X', href: 'https://x.com/medallist', Icon: IconBrandX },
  { name: 'YouTube', href: 'https://www.youtube.com/@medallist', Icon: IconBrandYoutube },
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
