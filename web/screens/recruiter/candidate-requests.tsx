import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { fullName } from '#contract/kit/full-name.ts';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import { MOST_AT_ONCE, saveCandidates } from '#contract/search/saved-candidates.ts';
import { MOST_COMPARED } from '#contract/search/seen-candidates.ts';
import { canBeAsked } from '#web/features/search/results/application-note.tsx';
import { mark } from '#web/features/search/results/use-save-candidate.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { SelectionBar, selectionButton, selectionMain } from '#web/ui/table/selection-bar.tsx';
import type { Selection } from '#web/ui/table/use-selection.ts';

interface SelectedCandidatesProps {
  selection: Selection<CandidateCard>;
  /** Absent for viewers. */
  onRequest?: ((candidates: readonly CandidateCard[]) => void) | undefined;
  onCompare: (candidates: readonly CandidateCard[]) => void;
}

/** Actions for all ticked candidates. */
export function SelectedCandidates({ selection, onRequest, onCompare }: SelectedCandidatesProps) {
  const { chosen, clear } = selection;
  const save = useEndpointMutation(saveCandidates, {
    onSuccess: ({ saved, missing }) => {
      for (const id of saved) mark(id, { isSaved: true });
      const gone =
        missing.length > 0 ? ` ${count(missing.length, 'person', 'people')} cannot be found any more.` : '';
      notifications.show({ message: `${count(saved.length, 'candidate')} saved.${gone}` });
      clear();
    },
    onError: ({ message }) => notifications.show({ color: 'brick', message }),
  });
  if (chosen.length === 0) return null;
  return (
    <SelectionBar label="Selected candidates" count={chosen.length} most={MOST_AT_ONCE} onClear={clear}>
      {onRequest && (
        <Button className={selectionMain} onClick={() => onRequest(chosen)}>
          Request interviews
        </Button>
      )}
      {chosen.length > 1 && chosen.length <= MOST_COMPARED && (
        <Button className={onRequest ? selectionButton : selectionMain} onClick={() => onCompare(chosen)}>
          Compare
        </Button>
      )}
      {onRequest && (
        <Button
          className={selectionButton}
          loading={save.isPending}
          onClick={() => save.mutate({ body: { candidateIds: chosen.map(({ id }) => id) } })}
        >
          Save
        </Button>
      )}
    </SelectionBar>
  );
}

const RequestInterviewModal = lazyDialog(
  async () =>
    (await import('#web/features/interviews/request/request-interview-modal.tsx')).RequestInterviewModal,
);
const RequestSeveralModal = lazyDialog(
  async () =>
    (await import('#web/features/interviews/request/request-several-modal.tsx')).RequestSeveralModal,
);

interface CandidateRequestsProps {
  /** The form is closed while this is empty. */
  asked: readonly CandidateCard[];
  jobId: string | null;
  onSent: (ids: string[]) => void;
  onClose: () => void;
}

/** The request form for the candidates who can be asked: all details for one person, one text for several. */
export function CandidateRequests({ asked, jobId, onSent, onClose }: CandidateRequestsProps) {
  const [first, ...others] = asked.filter(({ application }) => canBeAsked(application));
  if (asked.length === 0) return null;
  if (!first) {
    return (
      <ConfirmModal
        opened
        onClose={onClose}
        onConfirm={onClose}
        title="Everyone here has been asked already"
        confirmLabel="Close"
      >
        <p>An interview, an offer or a hire is under way with each of them.</p>
      </ConfirmModal>
    );
  }
  if (others.length === 0) {
    return (
      <RequestInterviewModal
        candidate={{ id: first.id, name: fullName(first) }}
        jobId={jobId ?? undefined}
        opened
        onClose={onClose}
      />
    );
  }
  const people = [first, ...others].map((one) => ({
    id: one.id,
    name: fullName(one),
    expectedSalary: one.expectedSalary,
  }));
  return <RequestSeveralModal people={people} jobId={jobId ?? undefined} onSent={onSent} onClose={onClose} />;
}
