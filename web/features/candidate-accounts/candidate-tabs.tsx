import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CandidateAccount } from '#contract/candidate-account.ts';
import { PLATFORM_LABELS } from '#contract/labels/profile.ts';
import classes from '#web/features/profiles/profile.module.css';
import { ProfileProjects } from '#web/features/profiles/profile-projects.tsx';
import { ProfileEducation, ProfileExperience, ProfileSkills } from '#web/features/profiles/profile-tabs.tsx';
import { formatLakhs } from '#web/lib/format/money.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { OutLink } from '#web/ui/display/out-link.tsx';
import { CandidateRecordTable, RECORD_LABELS, RECORD_TABS } from './record-tables.tsx';

function yearly(amount: number | null): string {
  return amount === null ? 'N/A' : `${formatLakhs(amount, { fixed: true })} per year`;
}

/** The candidate's summary, current and expected pay. */
function CandidateOverview({ candidate }: { candidate: CandidateAccount }) {
  const { summary, noticePeriodDays, profileHighlight, profile } = candidate;
  const links = profile.basicInfo.onlineProfiles;
  return (
    <div className={classes.stack}>
      <Card title="Professional summary">
        {summary.professionalSummary ? (
          <p className={classes.prose}>{summary.professionalSummary}</p>
        ) : (
          <p className="muted">Nothing written yet.</p>
        )}
      </Card>
      <Card title="Salary information">
        <DescriptionList
          termWidth={160}
          items={[
            ['Current salary', yearly(candidate.currentSalary)],
            ['Expected salary', yearly(candidate.expectedSalary)],
            ['Notice period', noticePeriodDays === null ? 'N/A' : `${noticePeriodDays} days`],
          ]}
        />
      </Card>
      <Card title="Profile highlights">
        <DescriptionList
          termWidth={160}
          items={[
            ['Location', profileHighlight.currentLocation ?? 'N/A'],
            ['Availability', profileHighlight.availabilityToJoin ?? 'N/A'],
          ]}
        />
      </Card>
      {links.length > 0 && (
        <Card title="Online profiles">
          <ul className={classes.stack}>
            {links.map(({ id, platformType, profileUrl }) => (
              <li key={id}>
                {PLATFORM_LABELS[platformType]}: <OutLink url={profileUrl} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

export const CANDIDATE_TABS = [
  'overview',
  'experience',
  'education',
  'skills',
  'projects',
  ...RECORD_TABS,
] as const;
export type CandidateTab = (typeof CANDIDATE_TABS)[number];

const LABELS: Readonly<Record<CandidateTab, string>> = {
  overview: 'Overview',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  ...RECORD_LABELS,
};

interface CandidateTabsProps {
  candidate: CandidateAccount;
  tab: CandidateTab;
  onTab: (tab: CandidateTab) => void;
}

const NOT_ASKED: ReadonlySet<string> = new Set();

function partOf({ id, profile, ...candidate }: CandidateAccount, tab: CandidateTab): ReactNode {
  switch (tab) {
    case 'overview':
      return <CandidateOverview candidate={{ id, profile, ...candidate }} />;
    case 'experience':
      return <ProfileExperience {...profile.experience} />;
    case 'education':
      return <ProfileEducation {...profile.education} />;
    case 'skills':
      return <ProfileSkills skills={profile.skills.skills} wanted={NOT_ASKED} />;
    case 'projects':
      return <Projects profile={profile} />;
    default:
      return <CandidateRecordTable id={id} tab={tab} />;
  }
}

function Projects({ profile }: Pick<CandidateAccount, 'profile'>) {
  const { projects } = profile.experience;
  if (projects.length > 0) return <ProfileProjects projects={projects} ongoing="Present" />;
  return (
    <Card title="Projects" flush>
      <EmptyState title="No projects listed">They appear once they are saved.</EmptyState>
    </Card>
  );
}

/** The parts of the profile and its records as tabs. */
export function CandidateTabs({ candidate, tab, onTab }: CandidateTabsProps) {
  return (
    <Tabs value={tab} onChange={(next) => onTab(next as CandidateTab)} keepMounted={false} mt={20}>
      <Tabs.List>
        {CANDIDATE_TABS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {LABELS[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab} className={classes.panel ?? ''}>
        {partOf(candidate, tab)}
      </Tabs.Panel>
    </Tabs>
  );
}
