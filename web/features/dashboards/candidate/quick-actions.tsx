import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { Link } from 'react-router';
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
