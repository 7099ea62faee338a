import { JustSent } from '#web/features/applications/candidate/just-sent.tsx';
import { HeaderActions } from '#web/screens/public/header-actions.tsx';
import { Toasts } from '#web/ui/overlays/toasts.tsx';

/** The header of a static page for a signed-in user, with what the layouts of other pages add for them. */
export function Account() {
  return (
    <>
      <HeaderActions />
      <JustSent />
      <Toasts />
    </>
  );
}
