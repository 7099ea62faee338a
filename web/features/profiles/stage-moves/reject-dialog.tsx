import { REJECT_MESSAGE_MAX, Rejection } from '#contract/applications/recruiter-applications.ts';
import { DECISION_UNDO_MINUTES } from '#contract/applications/transitions.ts';
import { REJECT_CATEGORIES, REJECT_CATEGORY_LABELS } from '#contract/labels/applications.ts';
import { TemplateField } from '#web/features/profiles/template-field.tsx';
import { count } from '#web/lib/format/counts.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

interface RejectDialogProps {
  /** The name under which the draft is stored until the rejection. */
  draftName: string;
  /** One name, or the number of people for a bulk rejection. */
  names: string | number;
  onClose: () => void;
  onReject: (rejection: Rejection) => void;
  isRunning: boolean;
  error?: string | undefined;
}

const CATEGORIES = REJECT_CATEGORIES.map((value) => ({ value, label: REJECT_CATEGORY_LABELS[value] }));
const EMPTY = { category: null, reason: '', message: '' };

/** Asks for the internal reason, and for the text that the candidate sees. */
export function RejectDialog({ draftName, names, onClose, onReject, isRunning, error }: RejectDialogProps) {
  const form = useZodForm(Rejection, { defaultValues: EMPTY });
  const { control, handleSubmit } = form;
  const draft = useDraftForm(form, draftName);
  const who = typeof names === 'number' ? count(names, 'candidate') : names;
  return (
    <Dialog opened onClose={onClose} title={`Reject ${who}?`}>
      <form noValidate onSubmit={handleSubmit(onReject)}>
        <div style={{ display: 'grid', gap: 14 }}>
          {error && <FailureMessage>{error}</FailureMessage>}
          <DraftNotice draft={draft} />
          <SelectField
            control={control}
            name="category"
            label="Reason"
            placeholder="Choose"
            clearable
            data={CATEGORIES}
            data-autofocus
          />
          <TextareaField
            control={control}
            name="reason"
            label="Note for colleagues"
            description="The candidate does not read it. Optional once a reason other than “Another reason” is chosen."
            minRows={2}
          />
          <TextareaField
            control={control}
            name="message"
            label="Message to the candidate"
            optional
            limit={REJECT_MESSAGE_MAX}
            description="Goes with “Not selected”, which they read in any case."
          />
          <TemplateField control={control} name="message" kind="REJECTION" />
          <p className="small muted">
            {typeof names === 'number' ? 'They are' : `${names} is`} told in {DECISION_UNDO_MINUTES} minutes.
            Until then you can undo it, and nothing reaches them.
          </p>
        </div>
        <SubmitFooter isSending={isRunning} danger onCancel={onClose}>
          Reject
        </SubmitFooter>
      </form>
    </Dialog>
  );
}
