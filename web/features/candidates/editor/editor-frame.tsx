import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { getCompleteProfile, type OwnProfile } from '#contract/candidates/profile.ts';
import { EDITOR_PATHS, SECTION_LABELS, SECTIONS, verifyPath } from '#contract/candidates/sections.ts';
import { nearestToMedal } from '#contract/verifications/medal.ts';
import { standOf } from '#contract/verifications/stand.ts';
import { degreeWords } from '#web/features/profiles/degree-words.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import classes from './editor-frame.module.css';
import { SaveStatusProvider } from './save-status.tsx';

/** The layout around the tabs of the profile editor. */
export function EditorFrame({ children }: { children: ReactNode }) {
  const profile = useEndpoint(getCompleteProfile, {});
  return (
    <SaveStatusProvider>
      <Breadcrumbs crumbs={[{ label: 'Dashboard', to: '/home' }, { label: 'Edit Profile' }]} />
      <PageHeader
        title="Edit Profile"
        lead="Recruiters see what you save. A draft stays with you."
        actions={
          <>
            <Button component={Link} to="/profile/view" variant="default">
              Preview Profile
            </Button>
            <Button component={Link} to="/home" variant="subtle">
              Return to Dashboard
            </Button>
          </>
        }
      />
      <div className={classes.bar}>
        <nav aria-label="Profile sections" className={classes.tabs}>
          {SECTIONS.map((section) => (
            <NavLink key={section} to={EDITOR_PATHS[section]} className={classes.tab ?? ''}>
              {SECTION_LABELS[section]}
            </NavLink>
          ))}
        </nav>
        {profile.data && <SectionProgress profile={profile.data} />}
      </div>
      {children}
    </SaveStatusProvider>
  );
}

function SectionProgress({ profile }: { profile: OwnProfile }) {
  const { sections } = profile.completion;
  const done = sections.filter(({ isComplete }) => isComplete).length;
  const degree = nearestToMedal(profile.education.educations);
  const words = degree && degreeWords(standOf(degree));
  return (
    <div className={classes.progress}>
      <span className="small muted num">
        {done} of {sections.length} sections complete
        {done === sections.length && degree && words?.verb && (
          <>
            {' · '}
            <Link to={verifyPath(degree.id)}>{words.title}</Link>
          </>
        )}
      </span>
      <span className={classes.parts} aria-hidden="true">
        {sections.map(({ section, isComplete }) => (
          <i key={section} data-done={isComplete} />
        ))}
      </span>
    </div>
  );
}
