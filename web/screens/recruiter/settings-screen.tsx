import { NOTIFICATION_TOPICS } from '#contract/account/notification-preferences.ts';
import { AccountSettings } from '#web/features/account/account-settings.tsx';
import { ApplicationDigestCard } from '#web/features/account/application-digest-card.tsx';
import { AccountTrail } from '#web/features/activity/account-trail.tsx';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Settings | Medallist' }];

export default function SettingsScreen() {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard', to: '/recruiter/dashboard' }, { label: 'Settings' }]} />
      <PageHeader title="Settings" lead="How you are reached, how you sign in, and what you hear of." />
      <AccountSettings
        resting="You hear of nothing, and your company's jobs stay open."
        topics={NOTIFICATION_TOPICS}
        digest={<ApplicationDigestCard />}
        trail={<AccountTrail />}
      />
    </>
  );
}
