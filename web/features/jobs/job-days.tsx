import { DAY_RANGES, type JobDay, listJobDays } from '#contract/jobs/days.ts';
import { VIEW_SOURCE_LABELS, VIEW_SOURCES, type ViewSource } from '#contract/labels/jobs.ts';
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
import classes from './job-days.module.css';

interface Way {
  source: ViewSource;
  views: number;
  /** Percent of all views, rounded. */
  share: number;
}

/** The sources of views summed over all days, the most common first; those without views are left out. */
export function waysOf(days: readonly Pick<JobDay, 'ways'>[]): Way[] {
  const counted = VIEW_SOURCES.map((source) => ({
    source,
    views: days.reduce((sum, { ways }) => sum + (ways[source] ?? 0), 0),
  }));
  const total = counted.reduce((sum, { views }) => sum + views, 0);
  return counted
    .filter(({ views }) => views > 0)
    .map((way) => ({ ...way, share: Math.round((100 * way.views) / total) }))
    .toSorted((a, b) => b.views - a.views);
}

const WAY_COLUMNS: readonly Column<Way>[] = [
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

/** The sources of views, in total and by day. */
function ViewWays({ days }: { days: readonly JobDay[] }) {
  const ways = waysOf(days);
  if (ways.length === 0) return null;
  const known = VIEW_SOURCES.filter((source) => ways.some((way) => way.source === source));
  return (
    <>
      <DataTable
        caption="Where views came from"
        columns={WAY_COLUMNS}
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

interface Series {
  label: string;
  read: (day: JobDay) => number;
}

interface DayBarsProps {
  title: string;
  days: readonly JobDay[];
  /** The lower and the upper part of each bar. */
  series: readonly [Series, Series];
}

const HEIGHT = 100;
const WIDTH = 10;
const GAP = 2;

/** A bar per day in two colours; the table next to it has the same figures. */
function DayBars({ title, days, series: [lower, upper] }: DayBarsProps) {
  const most = Math.max(1, ...days.map((day) => lower.read(day) + upper.read(day)));
  const total = (one: Series) => formatNumber(days.reduce((sum, day) => sum + one.read(day), 0));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={classes.bars}>
      <figcaption className={classes.legend}>
        <span className="strong">{title}</span>
        <span>
          <i className={`${classes.key} ${classes.lower}`} aria-hidden="true" />
          {lower.label} <span className="num">{total(lower)}</span>
        </span>
        <span>
          <i className={`${classes.key} ${classes.upper}`} aria-hidden="true" />
          {upper.label} <span className="num">{total(upper)}</span>
        </span>
      </figcaption>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map((day, place) => {
          const [below, above] = [lower, upper].map((one) => (one.read(day) / most) * HEIGHT) as [
            number,
            number,
          ];
          const at = { x: place * WIDTH + GAP / 2, width: WIDTH - GAP };
          return (
            <g key={day.day}>
              <rect className={classes.lower} {...at} y={HEIGHT - below} height={below} />
              <rect className={classes.upper} {...at} y={HEIGHT - below - above} height={above} />
            </g>
          );
        })}
      </svg>
      {first && last && (
        <p className={`${classes.ends} meta muted num`}>
          <span>{formatDay(first.day)}</span>
          <span>at most {formatNumber(most)} a day</span>
          <span>{formatDay(last.day)}</span>
        </p>
      )}
    </figure>
  );
}

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

/** Views and applications of a job by day, and the sources of views. */
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
