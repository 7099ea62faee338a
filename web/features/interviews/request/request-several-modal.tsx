import { count } from '#web/lib/format/counts.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { RequestSeveralForm } from './request-several-form.tsx';

/** Requests interviews with several candidates at once. */
export function RequestSeveralModal(props: Parameters<typeof RequestSeveralForm>[0]) {
  const { people, onClose } = props;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Request interviews with ${count(people.length, 'candidate')}`}
      size={560}
    >
      <RequestSeveralForm {...props} />
    </Dialog>
  );
}
