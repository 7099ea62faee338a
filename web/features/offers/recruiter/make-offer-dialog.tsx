import { notifications } from '@mantine/notifications';
import { addDays } from '#contract/kit/days.ts';
import { changesOf, compareOffer } from '#contract/offers/comparison.ts';
import {
  JOINING_HORIZON_DAYS,
  LONGEST_OFFER_DAYS,
  NOTE_MAX,
  type Offer,
  OfferInput,
  usualExpiry,
} from '#contract/offers/offer.ts';
import { type ApplicationOffers, makeOffer } from '#contract/offers/recruiter-offers.ts';
import { ComparedLines } from '#web/features/offers/compared-lines.tsx';
import { figures } from '#web/lib/figures.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { FieldPair, Form } from '#web/ui/fields/form-layout.tsx';
import { MoneyField } from '#web/ui/fields/number-field.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

interface MakeOfferDialogProps {
  applicationId: string;
  name: string;
  stated: ApplicationOffers['stated'];
  /** The previous version. */
  last: Offer | undefined;
  onClose: () => void;
}

/** Makes a first offer or another version, which starts from the previous terms. */
export function MakeOfferDialog({ applicationId, name, stated, last, onClose }: MakeOfferDialogProps) {
  const today = dayOf(new Date());
  const isChange = last?.status === 'EXTENDED';
  const { form, draft, submit, failure, isPending } = useEndpointForm(OfferInput, makeOffer, {
    params: { id: applicationId },
    draftName: `offer:${applicationId}:${last?.version ?? 0}`,
    defaultValues: {
      annualSalary: last?.annualSalary ?? (null as never),
      variablePay: last?.variablePay || null,
      joiningDate: last?.joiningDate ?? '',
      expiresOn:
        isChange && last.expiresOn >= today
          ? last.expiresOn
          : usualExpiry(today, last?.joiningDate ?? '', Number(figures.offerDays)),
      note: last?.note ?? '',
    },
    onSuccess: () => {
      notifications.show({ message: makeOffer.message });
      onClose();
    },
  });
  const [annualSalary, typedPart, joiningDate, expiresOn] = form.watch([
    'annualSalary',
    'variablePay',
    'joiningDate',
    'expiresOn',
  ]);
  const variablePay = typedPart ?? 0;
  const lines =
    annualSalary && annualSalary >= variablePay
      ? compareOffer({ annualSalary, variablePay, joiningDate: '', expiresOn: '' }, stated)
      : [];
  const changes = last
    ? changesOf(
        {
          annualSalary: annualSalary || last.annualSalary,
          variablePay,
          joiningDate: joiningDate || last.joiningDate,
          expiresOn: expiresOn || last.expiresOn,
        },
        last,
      )
    : [];
  return (
    <Dialog
      opened
      onClose={onClose}
      size={560}
      title={isChange ? `Change the offer to ${name}` : `Make ${name} an offer`}
    >
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        {isChange && (
          <p className="muted">
            Version {last.version} is withdrawn when this one is sent. Only the latest can be answered.
          </p>
        )}
        <DraftNotice draft={draft} />
        <FieldPair>
          <MoneyField
            control={form.control}
            name="annualSalary"
            label="Annual salary"
            description="In all, the first year."
            data-autofocus
          />
          <MoneyField
            control={form.control}
            name="variablePay"
            label="Variable part"
            description="What of it depends on results."
            optional
          />
        </FieldPair>
        <FieldPair>
          <DateField
            control={form.control}
            name="joiningDate"
            label="Joining date"
            minDate={today}
            maxDate={addDays(today, JOINING_HORIZON_DAYS)}
          />
          <DateField
            control={form.control}
            name="expiresOn"
            label="Answer by"
            minDate={today}
            maxDate={addDays(today, LONGEST_OFFER_DAYS)}
          />
        </FieldPair>
        <TextareaField control={form.control} name="note" label="Note" limit={NOTE_MAX} optional />
        <ComparedLines title="Compared with the job post" earlier="Stated" later="offered" lines={lines} />
        {last && (
          <ComparedLines
            title={`Changed since version ${last.version}`}
            earlier="Before"
            later="now"
            lines={changes}
          />
        )}
        <SubmitFooter isSending={isPending} onCancel={onClose}>
          Send offer
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
