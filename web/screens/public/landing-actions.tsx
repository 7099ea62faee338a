import { type ComponentType, lazy, Suspense } from 'react';
import { track } from '#web/lib/analytics.ts';
import { useLazyOverlay } from '#web/lib/use-lazy-overlay.ts';
import { ActionButton } from '#web/ui/marketing/action-button.tsx';
import { KEY, useWaitlistAddress } from './use-waitlist-address.ts';

// Forms weigh more than the rest of the page, and most visitors only read.
const loadCandidateDialog = () => import('#web/features/waitlist/candidate-dialog.tsx');
const loadRecruiterDialog = () => import('#web/features/waitlist/recruiter-dialog.tsx');
const CandidateDialog = lazy(loadCandidateDialog);
const RecruiterDialog = lazy(loadRecruiterDialog);

/** The two ways in: each opens its waitlist. */
export function LandingActions() {
  return (
    <>
      <form id={KEY} hidden />
      <WaitlistButton
        look="filled"
        label="Find Opportunities"
        address="graduates"
        cta="find_opportunities"
        load={loadCandidateDialog}
        dialog={CandidateDialog}
      />
      <WaitlistButton
        look="default"
        label="Hire Talent"
        address="companies"
        cta="hire_talent"
        load={loadRecruiterDialog}
        dialog={RecruiterDialog}
      />
    </>
  );
}

interface WaitlistButtonProps {
  look: 'filled' | 'default';
  label: string;
  /** Its name in the address. */
  address: string;
  cta: string;
  load: () => Promise<unknown>;
  dialog: ComponentType<{ opened: boolean; onClose: () => void }>;
}

function WaitlistButton({ look, label, address, cta, load, dialog: Dialog }: WaitlistButtonProps) {
  const overlay = useLazyOverlay();
  const { opener, isLoading, isUsed, isOpen } = overlay;
  const { ask, leave } = useWaitlistAddress(address, overlay);
  const prefetch = () => void load().catch(() => {});
  return (
    <>
      <ActionButton
        ref={opener}
        look={look}
        size="lg"
        aria-haspopup="dialog"
        aria-busy={isLoading}
        // Pressed before the scripts are there, it leads to the address that opens the waitlist.
        form={KEY}
        name={KEY}
        value={address}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => {
          event.preventDefault();
          track('cta_click', { cta });
          ask();
        }}
      >
        {label}
      </ActionButton>
      <Suspense>{isUsed && <Dialog opened={isOpen} onClose={leave} />}</Suspense>
    </>
  );
}
