import { DAY_RANGES, type JobDay, listJobDays } from '#contract/jobs/days.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { DayBars } from './day-bars.tsx';
import classes from './job-days.module.css';
import { ViewWays } from './view-ways.tsx';

const Search = { days: param.oneOf(DAY_RANGES, '30') };

const figure = (header: string, read: (day: JobDay) => number): Column<JobDay> => ({
  header,
  align: 'end',
  isFigure: true,
  onCard: 'labelled',
  cell: (day) => formatNumber(read(day)),
});

const COLUMNS: readonly Column<JobDay>[] = [
  { header: 'Day', onCard: 'wide', cell: ({ day }) => formatDay(day) },
  figure('Views by visitors', ({ visitors }) => visitors),
  figure('by candidates', ({ members }) => members),
  figure('Applied', ({ applied }) => applied),
  figure('Invited', ({ invited }) => invited),
];

/** Views and applications of a job by day, and where they came from. */
export function JobDays({ jobId }: { jobId: string }) {
  const [{ days }, change] = useSearch(Search);
  const read = useEndpoint(listJobDays, { params: { id: jobId }, query: { days } }, { keepPrevious: true });
  if (read.error && !read.data) {
    return <LoadFailure reading={read} message="The figures could not be loaded." />;
  }
  return (
    <Card
      title="By day"
      action={
        <FilterChips
          label="Range of days"
          value={days}
          onChange={(value) => change({ days: value })}
          options={DAY_RANGES.map((value) => ({ value, label: `${value} days` }))}
        />
      }
    >
      {read.data ? <Figures days={read.data.days} /> : <LoadingText lines={5} />}
    </Card>
  );
}

function Figures({ days }: { days: readonly JobDay[] }) {
  const isQuiet = days.every((day) => day.visitors + day.members + day.applied + day.invited === 0);
  if (isQuiet) return <p className="muted">Nobody has looked at the job or applied in these days.</p>;
  return (
    <div className={classes.figures}>
      <div className={classes.charts}>
        <DayBars
          title="Views"
          days={days}
          series={[
            { label: 'Visitors', read: ({ visitors }) => visitors },
            { label: 'Signed-in candidates', read: ({ members }) => members },
          ]}
        />
        <DayBars
          title="Applications"
          days={days}
          series={[
            { label: 'Applied', read: ({ applied }) => applied },
            { label: 'Invited', read: ({ invited }) => invited },
          ]}
        />
      </div>
      <ViewWays days={days} />
      <Disclosure summary="Figures as a table">
        <DataTable
          caption="Views and applications by day"
          columns={COLUMNS}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          narrow="cards"
        />
      </Disclosure>
    </div>
  );
}
