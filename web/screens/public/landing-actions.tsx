import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { track } from '#web/lib/analytics.ts';
import { useLazyOverlay } from '#web/lib/use-lazy-overlay.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { ActionButton } from '#web/ui/marketing/action-button.tsx';

/** The name of the parameter. */
const KEY = 'waitlist';

interface Overlay {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The open waitlist, stored in the address: a reload leaves it open, and Back on a phone closes it. */
function useWaitlistAddress(name: string, { isOpen, open, close }: Overlay) {
  const [params, setParams] = useSearchParams();
  const leave = useLeaveDialog();
  const isAsked = params.get(KEY) === name;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides; the overlay follows.
  useEffect(() => {
    if (isAsked && !isOpen) open();
    if (!isAsked && isOpen) close();
  }, [isAsked]);

  const write = (changes: (next: URLSearchParams) => void, step: { replace: boolean; state?: object }) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        changes(next);
        return next;
      },
      { ...step, preventScrollReset: true },
    );

  return {
    ask: () => write((next) => next.set(KEY, name), { replace: false, state: DIALOG_STEP }),
    leave: () => leave(() => write((next) => next.delete(KEY), { replace: true })),
  };
}

// Lazy: forms are larger than the rest of the page, and most visitors only read.
const loadCandidateDialog = () => import('#web/features/waitlist/candidate-dialog.tsx');
const loadRecruiterDialog = () => import('#web/features/waitlist/recruiter-dialog.tsx');
const CandidateDialog = lazy(loadCandidateDialog);
const RecruiterDialog = lazy(loadRecruiterDialog);

/** The two calls to action; each opens its waitlist. */
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
        // Pressed before the scripts have loaded, it submits to the address that opens the waitlist.
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
