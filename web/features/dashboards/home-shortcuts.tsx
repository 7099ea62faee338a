import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { CandidateHome } from '#contract/dashboards/candidate-home.ts';
import { IconEye, IconPencil } from '#web/ui/icons/acts.ts';
import { IconFileText } from '#web/ui/icons/papers.ts';
import { IconSparkles } from '#web/ui/icons/states.ts';
import { IconBriefcase, IconGift } from '#web/ui/icons/work.ts';
import classes from './home-shortcuts.module.css';

const FEW_SKILLS = 8;
const MANY_SKILLS = 12;

function tipFor({ skillCount, hasResume, isVisible, completion }: CandidateHome['profile']): string {
  if (!isVisible) return 'Your profile is hidden. Show it in Settings when you are ready for requests.';
  if (skillCount < FEW_SKILLS) {
    return `Profiles with 8 to 12 skills are easier to match. You list ${skillCount}.`;
  }
  if (!hasResume) return 'Recruiters who have your consent ask for a resume first. Upload yours.';
  if (completion.percent < 100) return 'Four complete sections make your profile eligible for every search.';
  if (skillCount > MANY_SKILLS) {
    return `Profiles with 8 to 12 skills are easier to match. You list ${skillCount}; keep the strongest.`;
  }
  return 'A reply within a day keeps a request warm, even when the answer is no.';
}

/** A tip for the profile. */
export function CareerTip({ profile }: { profile: CandidateHome['profile'] }) {
  return (
    <p className="muted small" style={{ padding: '0 4px' }}>
      <strong style={{ color: 'var(--m-text)', fontWeight: 600 }}>Career tip.</strong> {tipFor(profile)}
    </p>
  );
}

const ACTIONS = [
  { label: 'Add experience', to: '/profile/edit/experience', icon: IconBriefcase },
  { label: 'Update skills', to: '/profile/edit/skills', icon: IconSparkles },
  { label: 'Refer a friend', to: '/refer-and-earn', icon: IconGift },
  { label: 'My applications', to: '/applications', icon: IconFileText },
  { label: 'Preview profile', to: '/profile/view', icon: IconEye },
];

/** Links to what candidates use most. */
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

/** Shown next to the greeting; on a phone both links are in the tabs and the menu. */
export function HeaderActions() {
  return (
    <>
      <Button
        component={Link}
        to="/profile/view"
        variant="default"
        className="desktop-only"
        leftSection={<IconEye size={16} stroke={1.6} aria-hidden="true" />}
      >
        View as Recruiter
      </Button>
      <Button
        component={Link}
        to="/profile/edit"
        variant="default"
        className="desktop-only"
        leftSection={<IconPencil size={16} stroke={1.6} aria-hidden="true" />}
      >
        Edit Profile
      </Button>
    </>
  );
}
