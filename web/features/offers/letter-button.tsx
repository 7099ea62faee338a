import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { getMyOfferLetter } from '#contract/offers/candidate-offers.ts';
import type { Offer } from '#contract/offers/offer.ts';
import type { getCompanyOfferLetter } from '#contract/offers/recruiter-offers.ts';
import { callFile } from '#web/lib/api/api.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';

interface LetterButtonProps {
  /** The letter of the side that asks. */
  endpoint: typeof getMyOfferLetter | typeof getCompanyOfferLetter;
  offer: Offer;
}

/** Saves the offer letter. */
export function LetterButton({ endpoint, offer }: LetterButtonProps) {
  const [isLoading, setLoading] = useState(false);
  async function save() {
    setLoading(true);
    try {
      saveFile(await callFile(endpoint, { params: { id: offer.id } }), 'offer-letter.pdf');
    } catch (error) {
      notifications.show({ color: 'brick', message: messageOf(error) });
    }
    setLoading(false);
  }
  return (
    <Button variant="subtle" loading={isLoading} onClick={() => void save()}>
      Offer letter (PDF)
    </Button>
  );
}
