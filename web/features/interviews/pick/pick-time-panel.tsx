import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { getPickTimes } from '#contract/interviews/pick-times.ts';
import { TO_PICK_STATUSES } from '#contract/interviews/transitions.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import { PickTimeForm } from './pick-time-form.tsx';

interface PickTimePanelProps {
  interview: RecruiterInterview;
  onNext: (kind: 'request-slots') => void;
  onClose: () => void;
}

/** Picks one of the times that a candidate offers, beside the list and the day of the interviewer. */
export function PickTimePanel({ interview, onNext, onClose }: PickTimePanelProps) {
  const isOpen = TO_PICK_STATUSES.includes(interview.status);
  const times = useEndpoint(getPickTimes, { params: { id: interview.id } }, { enabled: isOpen });
  return (
    <SidePanel opened onClose={onClose} title={`Pick a time for ${interview.candidate.name}`} size={760}>
      {isOpen ? (
        <PickTimeForm
          key={interview.updatedAt}
          interview={interview}
          taken={times.data?.taken ?? []}
          isLoading={times.isPending}
          failure={times.data ? undefined : times.error?.message}
          onAskForOthers={() => onNext('request-slots')}
          onPicked={onClose}
        />
      ) : (
        <p>There is nothing to pick any more.</p>
      )}
    </SidePanel>
  );
}
