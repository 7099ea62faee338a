import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { getCompleteProfile } from '#contract/candidates/profile.ts';
import { ExportMenu } from '#web/features/candidates/export/export-menu.tsx';
import { ProfileProjects } from '#web/features/candidates/extras/profile-projects.tsx';
import { ProfileFacts } from '#web/features/candidates/view/profile-facts.tsx';
import { ProfileHeader } from '#web/features/candidates/view/profile-header.tsx';
import {
  ProfileEducation,
  ProfileSkills,
  ProfileWork,
} from '#web/features/candidates/view/profile-sections.tsx';
import { ProfileStrength } from '#web/features/candidates/view/profile-strength.tsx';
import classes from '#web/features/candidates/view/profile-view.module.css';
import { ProfileViews } from '#web/features/candidates/view/profile-views.tsx';
import { RecruiterActions } from '#web/features/candidates/view/recruiter-actions.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { Card } from '#web/ui/display/card.tsx';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const meta = () => [{ title: 'View as Recruiter | Medallist' }];

export default function ProfileViewScreen() {
  const { user } = useSession();
  const [failure, setFailure] = useState<string>();
  const { data, isError, error, isFetching, refetch } = useEndpoint(getCompleteProfile, {});
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard', to: '/home' }, { label: 'View as Recruiter' }]} />
      <PageHeader
        title="Profile Preview"
        actions={
          <>
            <Button
              component={Link}
              to="/profile/edit"
              variant="default"
              leftSection={<IconPencil size={16} stroke={1.6} aria-hidden="true" />}
            >
              Edit Profile
            </Button>
            <ExportMenu onFailure={setFailure} />
          </>
        }
      />
      {failure && (
        <div className={classes.failure}>
          <Message family="danger">{failure}</Message>
        </div>
      )}
      {!data && isError && (
        <ErrorPanel
          title="Failed to load profile"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !isError && (
        <Card flush>
          <LoadingRows />
        </Card>
      )}
      {data && (
        <>
          <VisibilityStrip isVisible={data.isVisible} />
          <div className={classes.layout}>
            <div className={classes.column}>
              <ProfileHeader profile={data} pictureUrl={user?.profilePictureUrl}>
                <RecruiterActions />
              </ProfileHeader>
              <ProfileSkills skills={data.skills.skills} />
              <ProfileWork experience={data.experience} />
              <ProfileProjects projects={data.experience.projects} />
              <ProfileEducation education={data.education} />
            </div>
            <aside className={classes.column} aria-label="About this profile">
              <ProfileFacts profile={data} />
              <ProfileStrength profile={data} completion={data.completion} />
              <ProfileViews />
            </aside>
          </div>
        </>
      )}
    </>
  );
}

function VisibilityStrip({ isVisible }: { isVisible: boolean }) {
  return isVisible ? (
    <Message>This is what recruiters see. Email, phone and resume open once you accept or apply.</Message>
  ) : (
    <Message family="warning">Your profile is hidden: only companies you have applied to see it.</Message>
  );
}
