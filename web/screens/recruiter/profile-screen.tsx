import { Skeleton } from '@mantine/core';
import { getRecruiterProfile } from '#contract/companies/recruiter-profile.ts';
import { PersonCard } from '#web/features/companies/profile/person-card.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { requireUser } from '#web/lib/guard.ts';
import { Loading } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import classes from './profile-cards.module.css';

export const clientLoader = requireUser(['RECRUITER']);
export const meta = () => [{ title: 'My Profile | Medallist' }];

export default function ProfileScreen() {
  const profile = useEndpoint(getRecruiterProfile, {});
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'My Profile' }]} />
      <PageHeader title="My Profile" lead="How candidates and colleagues see you." />
      {!profile.data && <LoadFailure reading={profile} />}
      {profile.isPending && (
        <Loading>
          <Skeleton height={420} radius={10} maw={720} />
        </Loading>
      )}
      {profile.data && (
        <div className={classes.cards}>
          <PersonCard profile={profile.data} />
        </div>
      )}
    </>
  );
}
