import { Button } from '@mantine/core';
import type { Viewer } from '#contract/labels/badge.ts';
import { type OfferStatus, offerStatusBadge } from '#contract/labels/offers.ts';
import type { getMyOfferLetter } from '#contract/offers/candidate-offers.ts';
import { changesOf, compareOffer, payInWords } from '#contract/offers/comparison.ts';
import type { Offer } from '#contract/offers/offer.ts';
import type { getCompanyOfferLetter } from '#contract/offers/recruiter-offers.ts';
import { callFile } from '#web/lib/api/api.ts';
import { useSaveFile } from '#web/lib/api/save-file.ts';
import { formatDateTime, formatDay } from '#web/lib/format/dates.ts';
import { nonBreaking } from '#web/lib/format/non-breaking.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { ComparedLines } from './compared-lines.tsx';
import classes from './offer-terms.module.css';

export function OfferBadge({ status, viewer }: { status: OfferStatus; viewer: Viewer }) {
  const { label, family } = offerStatusBadge(status, viewer);
  return <StatusBadge family={family}>{label}</StatusBadge>;
}

interface LetterButtonProps {
  /** The offer letter's endpoint, by side. */
  endpoint: typeof getMyOfferLetter | typeof getCompanyOfferLetter;
  offer: Offer;
}

/** Downloads the offer letter. */
export function LetterButton({ endpoint, offer }: LetterButtonProps) {
  const { isLoading, save } = useSaveFile();
  const fetchLetter = () => callFile(endpoint, { params: { id: offer.id } });
  return (
    <Button variant="subtle" loading={isLoading} onClick={() => void save(fetchLetter, 'offer-letter.pdf')}>
      Offer letter (PDF)
    </Button>
  );
}

/** One version of an offer: its terms next to the stated ones and the previous version, and the outcome. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const { annualSalary, variablePay, joiningDate, expiresOn, extendedAt, extendedBy, note } = offer;
  const { before, stated, acceptedName, closedAt, closingReason, status } = offer;
  return (
    <div className={classes.terms}>
      <div className={classes.lines}>
        <DescriptionList
          termWidth={120}
          items={[
            [
              'Annual salary',
              <span key="pay" className="strong num">
                {nonBreaking(payInWords(annualSalary))}
              </span>,
            ],
            ['Variable part', variablePay > 0 ? nonBreaking(payInWords(variablePay)) : null],
            ['Joining date', formatDay(joiningDate)],
            ['Open until', `End of ${formatDay(expiresOn)}`],
            ['Made', `${formatDay(extendedAt)} by ${extendedBy}`],
            ['Accepted by', acceptedName && closedAt ? `${acceptedName}, ${formatDateTime(closedAt)}` : null],
            ['Reason', status === 'ACCEPTED' ? null : closingReason],
          ]}
        />
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <ComparedLines
        title="Compared with the job post"
        earlier="Stated"
        later="offered"
        lines={compareOffer(offer, stated)}
      />
      {before && (
        <ComparedLines
          title={`Changed since version ${offer.version - 1}`}
          earlier="Before"
          later="now"
          lines={changesOf(offer, before)}
        />
      )}
    </div>
  );
}
