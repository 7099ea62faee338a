import type { JobDay } from '#contract/jobs/days.ts';
import { VIEW_SOURCE_LABELS, VIEW_SOURCES, type ViewSource } from '#contract/labels/jobs.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { type Way, waysOf } from './ways.ts';

const COLUMNS: readonly Column<Way>[] = [
  { header: 'From', onCard: 'wide', cell: ({ source }) => VIEW_SOURCE_LABELS[source] },
  {
    header: 'Views',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ views }) => formatNumber(views),
  },
  {
    header: 'Share',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ share }) => `${share}%`,
  },
];

const columnOf = (source: ViewSource): Column<JobDay> => ({
  header: VIEW_SOURCE_LABELS[source],
  align: 'end',
  isFigure: true,
  onCard: 'labelled',
  cell: ({ ways }) => formatNumber(ways[source] ?? 0),
});

/** By which way those who looked came, in all these days and day by day. */
export function ViewWays({ days }: { days: readonly JobDay[] }) {
  const ways = waysOf(days);
  if (ways.length === 0) return null;
  const known = VIEW_SOURCES.filter((source) => ways.some((way) => way.source === source));
  return (
    <>
      <DataTable
        caption="Where views came from"
        columns={COLUMNS}
        rows={ways}
        rowKey={({ source }) => source}
        narrow="tight"
      />
      <Disclosure summary="Where views came from, by day">
        <DataTable
          caption="Where views came from, by day"
          columns={[
            { header: 'Day', onCard: 'wide', cell: ({ day }) => formatDay(day) },
            ...known.map(columnOf),
          ]}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          narrow="cards"
        />
      </Disclosure>
    </>
  );
}
