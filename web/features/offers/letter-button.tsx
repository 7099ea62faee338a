import { Button } from '@mantine/core';
import type { getMyOfferLetter } from '#contract/offers/candidate-offers.ts';
import type { Offer } from '#contract/offers/offer.ts';
import type { getCompanyOfferLetter } from '#contract/offers/recruiter-offers.ts';
import { callFile } from '#web/lib/api/api.ts';
import { useSaveFile } from '#web/lib/files/save-file.ts';

interface LetterButtonProps {
  /** The letter of the side that asks. */
  endpoint: typeof getMyOfferLetter | typeof getCompanyOfferLetter;
  offer: Offer;
}

/** Saves the offer letter. */
export function LetterButton({ endpoint, offer }: LetterButtonProps) {
  const { isLoading, save } = useSaveFile();
  const fetchLetter = () => callFile(endpoint, { params: { id: offer.id } });
  return (
    <Button variant="subtle" loading={isLoading} onClick={() => void save(fetchLetter, 'offer-letter.pdf')}>
      Offer letter (PDF)
    </Button>
  );
}
