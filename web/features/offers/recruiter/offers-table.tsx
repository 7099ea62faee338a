import { Link } from 'react-router';
import { payInWords, rangeInWords } from '#contract/offers/comparison.ts';
import type { Offer } from '#contract/offers/offer.ts';
import { offerAddress } from '#contract/offers/offer-address.ts';
import { OfferBadge } from '#web/features/offers/offer-terms.tsx';
import { formatDay } from '#web/lib/format/dates.ts';
import { nonBreaking } from '#web/lib/format/non-breaking.ts';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';

const COLUMNS: readonly Column<Offer>[] = [
  {
    header: 'Candidate',
    onCard: 'wide',
    cell: ({ candidate, applicationId }) => (
      <RowTitle to={offerAddress(applicationId)}>{candidate.name}</RowTitle>
    ),
  },
  {
    header: 'Job',
    onCard: 'wide',
    cell: ({ job }) => <Link to={`/recruiter/jobs/${job.id}`}>{job.title}</Link>,
  },
  {
    header: 'Status',
    onCard: 'labelled',
    cell: ({ status, expiresOn }) => (
      <>
        <OfferBadge status={status} viewer="recruiter" />
        {status === 'EXTENDED' && <p className="small muted num">Answer by {formatDay(expiresOn)}</p>}
      </>
    ),
  },
  {
    header: 'Stated',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ stated }) => {
      const range = stated.request ?? stated.job;
      return range ? nonBreaking(rangeInWords(range)) : <span className="muted">Nothing</span>;
    },
  },
  {
    header: 'Offered',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ annualSalary }) => nonBreaking(payInWords(annualSalary)),
  },
  {
    header: 'Joining',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ joiningDate }) => formatDay(joiningDate),
  },
];

const NEXT: Column<Offer> = {
  header: 'Next',
  onCard: 'wide',
  cell: ({ mayRecordJoining, applicationId, candidate }) =>
    mayRecordJoining && (
      <Link
        to={offerAddress(applicationId, 'record-joining')}
        aria-label={`Record joining: ${candidate.name}`}
      >
        Record joining
      </Link>
    ),
};

/** The company's offers, each linked to its application. */
export function OffersTable({ offers }: { offers: readonly Offer[] }) {
  const columns = offers.some(({ mayRecordJoining }) => mayRecordJoining) ? [...COLUMNS, NEXT] : COLUMNS;
  return (
    <DataTable caption="Offers" columns={columns} rows={offers} rowKey={({ id }) => id} narrow="cards" />
  );
}
