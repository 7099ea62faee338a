import { Button } from '@mantine/core';
import type { Hire } from '#contract/hires/hire.ts';
import { DISPUTE_SUBJECT_LABELS } from '#contract/labels/hires.ts';
import { payInWords } from '#contract/offers/comparison.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { nonBreaking } from '#web/lib/format/non-breaking.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';

const COLUMNS: readonly Column<Hire>[] = [
  { header: 'Candidate', onCard: 'wide', cell: ({ candidate }) => candidate.name },
  { header: 'Company', onCard: 'labelled', cell: ({ company }) => company.name },
  { header: 'Job', onCard: 'labelled', cell: ({ job }) => job.title },
  {
    header: 'About',
    onCard: 'labelled',
    cell: ({ disputeOf }) => (disputeOf ? DISPUTE_SUBJECT_LABELS[disputeOf] : ''),
  },
  { header: 'First day', isFigure: true, onCard: 'labelled', cell: ({ joinedOn }) => formatDay(joinedOn) },
  {
    header: 'Salary',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ annualSalary }) => nonBreaking(payInWords(annualSalary)),
  },
  { header: 'Reason', onCard: 'wide', cell: ({ disputeReason }) => disputeReason },
];

interface DisputesTableProps {
  hires: readonly Hire[];
  onSettle: (hire: Hire) => void;
}

/** Disputed hires. */
export function DisputesTable({ hires, onSettle }: DisputesTableProps) {
  const last: Column<Hire> = {
    header: 'Decision',
    onCard: 'wide',
    cell: (hire) => (
      <Button
        size="xs"
        variant="default"
        aria-label={`Settle: ${hire.candidate.name}, ${hire.company.name}`}
        onClick={() => onSettle(hire)}
      >
        Settle
      </Button>
    ),
  };
  return (
    <DataTable
      caption="Disputed hires"
      columns={[...COLUMNS, last]}
      rows={hires}
      rowKey={({ id }) => id}
      isTall
      narrow="cards"
    />
  );
}
