import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { wishInWords } from '#contract/candidates/career-profile.ts';
import type { OnlineProfile } from '#contract/candidates/online-profiles.ts';
import type { VisibleCandidate } from '#contract/candidates/recruiter-view.ts';
import { PLATFORM_LABELS } from '#contract/labels/profile.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { OutLink } from '#web/ui/display/out-link.tsx';
import { noticeLabel } from './notice-label.ts';
import classes from './profile.module.css';
import { ProfileProjects } from './profile-projects.tsx';
import { ProfileEducation, ProfileExperience, ProfileSkills } from './profile-tabs.tsx';

function money(amount: number): string | null {
  return amount > 0 ? formatLakhs(amount) : null;
}

/** Addresses grouped by platform, one per line. */
function linksOf(links: readonly OnlineProfile[]): [string, ReactNode][] {
  return [...Map.groupBy(links, ({ platformType }) => platformType)].map(([platform, own]) => [
    PLATFORM_LABELS[platform],
    own.map(({ id, profileUrl }) => (
      <div key={id}>
        <OutLink url={profileUrl} />
      </div>
    )),
  ]);
}

/** The candidate's summary, current and expected pay, and contact details once shared. */
function ProfileOverview({ candidate, resume }: { candidate: VisibleCandidate; resume?: ReactNode }) {
  const { basicInfo, skills, isContactShared, careerProfile } = candidate;
  const { expectedSalary, currentSalary, lastWorkingDay } = basicInfo;
  const notice = noticeLabel(basicInfo.noticePeriod);
  return (
    <div className={classes.stack}>
      {basicInfo.professionalSummary && (
        <Card title="Summary">
          <p className={classes.prose}>{basicInfo.professionalSummary}</p>
        </Card>
      )}
      <Card title="Work and pay">
        <DescriptionList
          termWidth={160}
          items={[
            ['Domain', skills.domain || null],
            ['Primary role', skills.primaryRole || null],
            ['Current salary', money(currentSalary.total)],
            ['Expected salary', money(expectedSalary.total)],
            ['Of which fixed', money(expectedSalary.fixed)],
            ['Notice period', lastWorkingDay ? `${notice}, last day ${formatDay(lastWorkingDay)}` : notice],
            ['Preferred cities', basicInfo.preferredLocations.join(', ') || null],
            ['Industry', careerProfile.currentIndustry],
            ['Looks for', wishInWords(careerProfile)],
            ['Offers', basicInfo.holdingAnyOffer ? 'Holds an offer' : null],
            ['Last active', formatRelative(candidate.lastActiveAt)],
          ]}
        />
      </Card>
      {basicInfo.onlineProfiles.length > 0 && (
        <Card title="Links">
          <DescriptionList termWidth={160} items={linksOf(basicInfo.onlineProfiles)} />
        </Card>
      )}
      <Card title="Contact">
        {isContactShared ? (
          <DescriptionList
            termWidth={160}
            items={[
              [
                'Email',
                basicInfo.email && (
                  <a href={`mailto:${basicInfo.email}`}>
                    <MailAddress address={basicInfo.email} />
                  </a>
                ),
              ],
              [
                'Phone',
                basicInfo.phone && <a href={`tel:${basicInfo.phone}`}>{formatPhone(basicInfo.phone)}</a>,
              ],
              ['Resume', resume],
            ]}
          />
        ) : (
          <p className="muted">
            Email, phone and resume are open once the candidate has applied to you or accepted your request,
            and while the account is active.
          </p>
        )}
      </Card>
    </div>
  );
}

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
  /** Skills of the search, in lower case. */
  wanted: ReadonlySet<string>;
  /** Opens the resume, if it is shared. */
  resume?: ReactNode;
}

/** The parts of the profile as tabs. */
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
