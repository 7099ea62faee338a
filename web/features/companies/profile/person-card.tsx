import { Button } from '@mantine/core';
import { useState } from 'react';
import { type RecruiterProfile, updateRecruiterProfile } from '#contract/companies/recruiter-profile.ts';
import { PersonalForm } from '#web/features/companies/onboarding/personal-form.tsx';
import { count } from '#web/lib/format.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { WebLink } from './web-link.tsx';

const NONE = <span className="faint">Not given</span>;

/** The recruiter's own profile to read, and its form. */
export function PersonCard({ profile, onSaved }: { profile: RecruiterProfile; onSaved: () => void }) {
  const [isEdited, setEdited] = useState(!profile.isSaved);
  const linkedIn = profile.linkedinUrl ? <WebLink href={profile.linkedinUrl} /> : NONE;
  const edit = (
    <Button variant="link" size="xs" onClick={() => setEdited(true)}>
      Edit
    </Button>
  );
  return (
    <Card title="Personal Information" action={!isEdited && edit}>
      {isEdited ? (
        <PersonalForm
          profile={profile}
          endpoint={updateRecruiterProfile}
          submitLabel="Save changes"
          onCancel={() => setEdited(false)}
          onSaved={() => {
            setEdited(false);
            onSaved();
          }}
        />
      ) : (
        <DescriptionList
          termWidth={120}
          items={[
            ['Name', `${profile.firstName} ${profile.lastName}`],
            ['Email', profile.email],
            ['Designation', profile.designation ?? NONE],
            ['Phone', profile.phoneNumber ?? NONE],
            ['Experience', profile.experienceYears === null ? NONE : count(profile.experienceYears, 'year')],
            ['LinkedIn', linkedIn],
            ['Bio', profile.bio ?? NONE],
          ]}
        />
      )}
    </Card>
  );
}
