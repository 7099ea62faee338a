import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { RecruiterProfile } from '#contract/companies/recruiter-profile.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { WebLink } from './web-link.tsx';

const NONE = <span className="faint">Not given</span>;

/** The recruiter's own profile, read-only. */
export function PersonCard({ profile }: { profile: RecruiterProfile }) {
  const linkedIn = profile.linkedinUrl ? <WebLink href={profile.linkedinUrl} /> : NONE;
  const edit = (
    <Button component={Link} to="/recruiter/profile/edit" variant="link" size="xs">
      Edit
    </Button>
  );
  return (
    <Card title="Personal Information" action={edit}>
      <DescriptionList
        termWidth={120}
        items={[
          ['Name', fullName(profile)],
          ['Email', profile.email],
          ['Designation', profile.designation ?? NONE],
          ['Phone', profile.phoneNumber ? formatPhone(profile.phoneNumber) : NONE],
          ['Experience', profile.experienceYears === null ? NONE : count(profile.experienceYears, 'year')],
          ['LinkedIn', linkedIn],
          ['Bio', profile.bio ?? NONE],
        ]}
      />
    </Card>
  );
}
