import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ResumeReview } from '#web/features/candidates/resume-review/resume-review.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const meta = () => [{ title: 'Fill from a Resume | Medallist' }];

export default function ProfileFromResumeScreen() {
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Dashboard', to: '/home' },
          { label: 'Edit Profile', to: '/profile/edit' },
          { label: 'Fill from a Resume' },
        ]}
      />
      <PageHeader
        title="Fill from a Resume"
        lead="Nothing is added to your profile until you say so."
        actions={
          <Button component={Link} to="/profile/edit" variant="default">
            Edit Profile
          </Button>
        }
      />
      <ResumeReview />
    </>
  );
}
