import { Link } from 'react-router';
import type { Hire } from '#contract/hires/hire.ts';
import { payInWords } from '#contract/offers/comparison.ts';
import { offerAddress } from '#contract/offers/offer-address.ts';
import { HireBadge } from '#web/features/hires/hire-facts.tsx';
import { formatDay } from '#web/lib/format/dates.ts';
import { nonBreaking } from '#web/lib/format/non-breaking.ts';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';

function firstDays({ isRetained, guaranteedUntil }: Hire): string {
  return isRetained ? 'Complete' : formatDay(guaranteedUntil);
}

const COLUMNS: readonly Column<Hire>[] = [
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
    cell: ({ status }) => <HireBadge status={status} viewer="recruiter" />,
  },
  { header: 'First day', isFigure: true, onCard: 'labelled', cell: ({ joinedOn }) => formatDay(joinedOn) },
  {
    header: 'Salary',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ annualSalary }) => nonBreaking(payInWords(annualSalary)),
  },
  { header: '90 days', isFigure: true, onCard: 'labelled', cell: firstDays },
];

const LAST_DAY: Column<Hire> = {
  header: 'Last day',
  isFigure: true,
  onCard: 'labelled',
  cell: ({ leftOn }) => (leftOn ? formatDay(leftOn) : <span className="muted">None</span>),
};

/** The company's hires, each linked to its application. */
export function HiresTable({ hires }: { hires: readonly Hire[] }) {
  const columns = hires.some(({ leftOn }) => leftOn) ? [...COLUMNS, LAST_DAY] : COLUMNS;
  return <DataTable caption="Hires" columns={columns} rows={hires} rowKey={({ id }) => id} narrow="cards" />;
}
