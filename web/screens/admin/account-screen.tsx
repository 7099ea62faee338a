import { AccountSettings } from '#web/features/account/account-settings.tsx';
import { AccountTrail } from '#web/features/activity/account-trail.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';

export const meta = () => [{ title: 'Your account | Medallist' }];

export default function AccountScreen() {
  return (
    <>
      <PageHeader title="Your account" lead="How you are reached and how you sign in." />
      <AccountSettings
        resting="You cannot use the console, and what waits for a decision stays with the other admins."
        topics={[]}
        trail={<AccountTrail />}
      />
    </>
  );
}
