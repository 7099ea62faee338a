import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { VisibleCandidate } from '#contract/candidates/recruiter-view.ts';
import classes from './profile.module.css';
import { ProfileOverview } from './profile-overview.tsx';
import { ProfileProjects } from './profile-projects.tsx';
import { ProfileEducation, ProfileExperience, ProfileSkills } from './profile-tabs.tsx';

export const PROFILE_TABS = ['overview', 'experience', 'skills', 'education'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

const LABELS: Readonly<Record<ProfileTab, string>> = {
  overview: 'Overview',
  experience: 'Experience',
  skills: 'Skills',
  education: 'Education',
};

interface ProfileBodyProps {
  candidate: VisibleCandidate;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** Skills asked for, in lower case. */
  wanted: ReadonlySet<string>;
  /** Opens the resume, where it is shared. */
  resume?: ReactNode;
}

/** What the profile says, a part at a time. */
export function ProfileBody({ candidate, tab, onTab, wanted, resume }: ProfileBodyProps) {
  const parts: Record<ProfileTab, ReactNode> = {
    overview: <ProfileOverview candidate={candidate} resume={resume} />,
    experience: (
      <div className={classes.stack}>
        <ProfileExperience {...candidate.experience} />
        <ProfileProjects projects={candidate.experience.projects} />
      </div>
    ),
    skills: <ProfileSkills skills={candidate.skills.skills} wanted={wanted} />,
    education: <ProfileEducation {...candidate.education} />,
  };
  return (
    <Tabs value={tab} onChange={(next) => onTab(next as ProfileTab)} keepMounted={false}>
      <Tabs.List>
        {PROFILE_TABS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {LABELS[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {PROFILE_TABS.map((name) => (
        <Tabs.Panel key={name} value={name} className={classes.panel ?? ''}>
          {parts[name]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
