import { ActivityTimeline } from '#web/features/activity/activity-timeline.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const meta = () => [{ title: 'Activity | Medallist' }];

export default function ActivityScreen() {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard', to: '/home' }, { label: 'Activity' }]} />
      <PageHeader title="Activity" lead="Sign-ins, and what you changed." />
      <ActivityTimeline />
    </>
  );
}
