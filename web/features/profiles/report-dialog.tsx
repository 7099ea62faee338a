import type { Endpoint } from '#contract/core/endpoint.ts';
import {
  CAUSES_OF,
  REPORT_CAUSE_LABELS,
  REPORT_TEXT_MAX,
  ReportInput,
  reportCandidate,
  reportCompany,
  reportJob,
} from '#contract/reports.ts';
import { useDecisionForm } from '#web/lib/forms/use-decision-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

export interface Reported {
  kind: keyof typeof CAUSES_OF;
  id: string;
  name: string;
}

const CALLS = {
  JOB: reportJob,
  COMPANY: reportCompany,
  PERSON: reportCandidate,
} as const satisfies Record<Reported['kind'], Endpoint>;

/** Reports a job, a company or a person to the admins. */
export function ReportDialog({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const { kind, id, name } = reported;
  const { form, draft, failure, isPending, submit } = useDecisionForm(ReportInput, CALLS[kind], {
    id,
    draftName: `report-${kind.toLowerCase()}:${id}`,
    initial: { cause: null as never, text: '' },
    onDone: onClose,
  });
  const causes = CAUSES_OF[kind].map((value) => ({ value, label: REPORT_CAUSE_LABELS[value] }));
  return (
    <Dialog opened onClose={onClose} title={`Report ${name}`}>
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <p className="muted">Our team reads what you write. Nobody else is told that you reported it.</p>
        <DraftNotice draft={draft} />
        <SelectField control={form.control} name="cause" label="What is wrong" data={causes} data-autofocus />
        <TextareaField
          control={form.control}
          name="text"
          label="In your words"
          optional
          limit={REPORT_TEXT_MAX}
        />
        <SubmitFooter isSending={isPending} onCancel={onClose}>
          Send report
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
