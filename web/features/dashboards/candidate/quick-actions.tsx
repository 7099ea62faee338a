import { Link } from 'react-router';
import { IconEye } from '#web/ui/icons/acts.ts';
import { IconFileText } from '#web/ui/icons/papers.ts';
import { IconSparkles } from '#web/ui/icons/states.ts';
import { IconBriefcase, IconGift } from '#web/ui/icons/work.ts';
import classes from './quick-actions.module.css';

const ACTIONS = [
  { label: 'Add experience', to: '/profile/edit/experience', icon: IconBriefcase },
  { label: 'Update skills', to: '/profile/edit/skills', icon: IconSparkles },
  { label: 'Refer a friend', to: '/refer-and-earn', icon: IconGift },
  { label: 'My applications', to: '/applications', icon: IconFileText },
  { label: 'Preview profile', to: '/profile/view', icon: IconEye },
];

/** Ways from the dashboard to what candidates do most. */
export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className={classes.actions}>
      {ACTIONS.map(({ label, to, icon: ActionIcon }) => (
        <Link key={to} to={to}>
          <ActionIcon className="icon muted" size={16} stroke={1.6} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
