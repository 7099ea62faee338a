import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { getCompleteProfile, type OwnProfile } from '#contract/candidates/profile.ts';
import { getProfilePreview, type VisibleCandidate } from '#contract/candidates/recruiter-view.ts';
import { ExportMenu } from '#web/features/candidates/export-menu.tsx';
import {
  ProfileStrength,
  ProfileViews,
  RecruiterActions,
} from '#web/features/candidates/view/profile-aside.tsx';
import classes from '#web/features/candidates/view/profile-view.module.css';
import layout from '#web/features/profiles/profile.module.css';
import { PROFILE_TABS, ProfileBody } from '#web/features/profiles/profile-body.tsx';
import { ProfileHeader } from '#web/features/profiles/profile-header.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { ErrorPanel } from '#web/ui/failures/error-panel.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { IconPencil } from '#web/ui/icons/acts.ts';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const meta = () => [{ title: 'View as Recruiter | Medallist' }];

const Search = { tab: param.oneOf(PROFILE_TABS, 'overview') };
const NOTHING_WANTED: ReadonlySet<string> = new Set();

export default function ProfileViewScreen() {
  const [failure, setFailure] = useState<string>();
  const own = useEndpoint(getCompleteProfile, {});
  const preview = useEndpoint(getProfilePreview, {});
  const failed = [own, preview].filter(({ data, isError }) => isError && !data);
  const error = failed[0]?.error;
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
          <FailureMessage>{failure}</FailureMessage>
        </div>
      )}
      {error ? (
        <ErrorPanel
          title="Failed to load profile"
          message={error.message}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : own.data && preview.data ? (
        <Preview own={own.data} candidate={preview.data} />
      ) : (
        <Card flush>
          <LoadingRows />
        </Card>
      )}
    </>
  );
}

/** The page as recruiters see it, with their actions, next to what only the candidate sees. */
function Preview({ own, candidate }: { own: OwnProfile; candidate: VisibleCandidate }) {
  const [{ tab }, change] = useSearch(Search);
  return (
    <>
      <VisibilityStrip isVisible={own.isVisible} />
      <div className={classes.sheet}>
        <ProfileHeader candidate={candidate} wanted={NOTHING_WANTED} heading="h2">
          <RecruiterActions />
        </ProfileHeader>
      </div>
      <div className={layout.grid}>
        <ProfileBody
          candidate={candidate}
          tab={tab}
          onTab={(next) => change({ tab: next })}
          wanted={NOTHING_WANTED}
        />
        <aside className={layout.stack} aria-label="About this profile">
          <ProfileStrength profile={own} />
          <ProfileViews />
        </aside>
      </div>
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
