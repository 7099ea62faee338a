import { wishInWords } from '#contract/candidates/career-profile.ts';
import type { CandidateProfile } from '#contract/candidates/profile.ts';
import { NOTICE_PERIOD_LABELS } from '#contract/labels/profile.ts';
import { formatDay, formatLakhs, formatMonths } from '#web/lib/format.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';

/** What decides whether to ask: experience, pay, notice, places. */
export function ProfileFacts({ profile }: { profile: CandidateProfile }) {
  const { basicInfo, skills, experience, careerProfile } = profile;
  const { currentSalary, expectedSalary, noticePeriod, lastWorkingDay, preferredLocations } = basicInfo;
  const months = experience.totalExperienceYears * 12 + experience.totalExperienceMonths;
  return (
    <Card title="Quick facts">
      <DescriptionList
        items={[
          ['Experience', formatMonths(months)],
          ['Role', skills.primaryRole || null],
          ['Domain', skills.domain || null],
          ['Expects', expectedSalary.total > 0 ? `${formatLakhs(expectedSalary.total)} a year` : null],
          ['Earns', currentSalary.total > 0 ? `${formatLakhs(currentSalary.total)} a year` : null],
          ['Notice', NOTICE_PERIOD_LABELS[noticePeriod]],
          ['Last day', lastWorkingDay && formatDay(lastWorkingDay)],
          ['Places', preferredLocations.length > 0 ? preferredLocations.join(', ') : null],
          ['Industry', careerProfile.currentIndustry],
          ['Looks for', wishInWords(careerProfile)],
          ['Offers', basicInfo.holdingAnyOffer ? 'Holds an offer' : null],
        ]}
      />
    </Card>
  );
}
