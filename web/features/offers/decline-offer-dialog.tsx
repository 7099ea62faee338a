import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { FormEvent } from 'react';
import { DECLINE_REASONS } from '#contract/lists/reasons.ts';
import { respondToOffer } from '#contract/offers/candidate-offers.ts';
import type { Offer } from '#contract/offers/offer.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { useSavedDraft } from '#web/lib/forms/saved-draft.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { isReason, NO_REASON, Reason, ReasonChoice, reasonText } from '#web/ui/fields/reason-choice.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';

/** Declines with a reason, which the company sees and may answer with another version. */
export function DeclineOfferDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const draft = useSavedDraft({ name: `decline-offer:${offer.id}`, schema: Reason, initial: NO_REASON });
  const reason = reasonText(draft.value);
  const respond = useEndpointMutation(respondToOffer, {
    onSuccess: () => {
      draft.forget();
      notifications.show({ message: 'Offer declined' });
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    respond.mutate({ params: { id: offer.id }, body: { status: 'DECLINED', reason } });
  }
  return (
    <Dialog opened onClose={onClose} title={`Decline the offer of ${offer.company.name}`}>
      <Form onSubmit={submit}>
        {respond.isError && <FailureMessage>{respond.error.message}</FailureMessage>}
        <p className="muted">{offer.company.name} reads the reason and can make another offer.</p>
        <DraftNotice draft={draft} />
        <div>
          <ReasonChoice
            label="Why do you decline?"
            reasons={DECLINE_REASONS}
            value={draft.value}
            onChange={draft.set}
          />
        </div>
        <DialogFooter>
          <Button
            type="submit"
            variant="default"
            color="brick"
            disabled={!isReason(reason)}
            loading={respond.isPending}
          >
            Decline offer
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Keep it
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
