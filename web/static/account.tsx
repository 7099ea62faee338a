import { JustSent } from '#web/features/applications/candidate/just-sent.tsx';
import { HeaderActions } from '#web/screens/public/header-actions.tsx';
import { Toasts } from '#web/ui/overlays/toasts.tsx';

/** The head of a static page for somebody who is signed in, with what stands around every other page for them. */
export function Account() {
  return (
    <>
      <HeaderActions />
      <JustSent />
      <Toasts />
    </>
  );
}
