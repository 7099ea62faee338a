import { TwoFactorCard } from '#web/features/account/two-factor/two-factor-card.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';

/**
 * Replaces any screen of the console, without changing the address, until the admin has
 * set up two-step sign-in.
 */
export function SecondStepFirst({ onDone }: { onDone: () => void }) {
  return (
    <>
      <PageHeader title="Set up two-step sign-in" lead="The admin console opens once it is on." />
      <TwoFactorCard onCodesSaved={onDone} />
    </>
  );
}
