import { recruiterNotifications } from '#contract/notifications.ts';
import { AllNotifications } from '#web/features/notifications/all-notifications.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const meta = () => [{ title: 'Notifications | Medallist' }];

export default function NotificationsScreen() {
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: 'Dashboard', to: '/recruiter/dashboard' }, { label: 'Notifications' }]}
      />
      <AllNotifications calls={recruiterNotifications} />
    </>
  );
}
