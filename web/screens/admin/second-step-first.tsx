import { TwoFactorCard } from '#web/features/account/two-factor/two-factor-card.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';

/** In place of any screen of the console, whose address stays, until the admin's account has a second step. */
export function SecondStepFirst({ onDone }: { onDone: () => void }) {
  return (
    <>
      <PageHeader title="Set up two-step sign-in" lead="The admin console opens once it is on." />
      <TwoFactorCard onCodesSaved={onDone} />
    </>
  );
}
