import type { OnlineProfile } from '#contract/candidates/online-profiles.ts';
import { PLATFORM_LABELS } from '#contract/labels/profile.ts';
import { OutLink } from '#web/ui/display/out-link.tsx';
import classes from './extras.module.css';

/** The candidate's places on the web, each by its name. */
export function ProfileLinks({ links }: { links: readonly OnlineProfile[] }) {
  if (links.length === 0) return null;
  return (
    <p className={classes.out}>
      {links.map(({ id, platformType, profileUrl }) => (
        <OutLink
          key={id}
          url={profileUrl}
          label={platformType === 'OTHER' ? undefined : PLATFORM_LABELS[platformType]}
        />
      ))}
    </p>
  );
}
