import type { CandidateAccount } from '#contract/candidate-account.ts';
import { PLATFORM_LABELS } from '#contract/labels/profile.ts';
import classes from '#web/features/profiles/profile.module.css';
import { formatLakhs } from '#web/lib/format/money.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { OutLink } from '#web/ui/display/out-link.tsx';

function yearly(amount: number | null): string {
  return amount === null ? 'N/A' : `${formatLakhs(amount, { fixed: true })} per year`;
}

/** What the candidate says first, earns and wants. */
export function CandidateOverview({ candidate }: { candidate: CandidateAccount }) {
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
