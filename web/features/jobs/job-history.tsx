import { useState } from 'react';
import { type JobEdit, listJobHistory } from '#contract/jobs/history.ts';
import { JOB_FIELD_LABELS } from '#contract/jobs/said.ts';
import { JOB_STATUS_BADGES, JOB_STATUSES } from '#contract/labels/jobs.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import classes from './job-history.module.css';

interface BothSides {
  before: readonly string[];
  after: readonly string[];
}

interface ChangeLines {
  /** One value was replaced by another. */
  isSwap: boolean;
  gone: readonly string[];
  come: readonly string[];
  /** Nothing was added or removed, only the order changed. */
  isReordered: boolean;
}

/** Of longer lists only added and removed lines are shown. */
function linesOfChange({ before, after }: BothSides): ChangeLines {
  const gone = before.filter((line) => !after.includes(line));
  const come = after.filter((line) => !before.includes(line));
  const isSwap = before.length <= 1 && after.length <= 1;
  return { isSwap, gone, come, isReordered: gone.length === 0 && come.length === 0 };
}

type Change = JobEdit['changes'][number];

const PAGE = 10;

/** The edits of a job: who changed what, and when. */
export function JobHistory({ jobId }: { jobId: string }) {
  const [page, setPage] = useState(0);
  const query = { page, size: PAGE };
  const history = useEndpoint(listJobHistory, { params: { id: jobId }, query }, { keepPrevious: true });
  return (
    <PagedCard
      title="History"
      list={history}
      failure="The history could not be loaded."
      expected={{ count: 3 }}
      empty={<p className={`${classes.empty} muted`}>What changes from now on is listed here.</p>}
      onPage={setPage}
    >
      {(edits) => <JobEdits edits={edits} />}
    </PagedCard>
  );
}

/** `isFlush`: without outer spacing, which the container provides. */
export function JobEdits({ edits, isFlush = false }: { edits: readonly JobEdit[]; isFlush?: boolean }) {
  return (
    <ol className={classes.edits} data-flush={isFlush || undefined}>
      {edits.map((edit) => (
        <li key={edit.version}>
          <Edit edit={edit} />
        </li>
      ))}
    </ol>
  );
}

function Edit({ edit: { by, at, changes } }: { edit: JobEdit }) {
  return (
    <>
      <p>
        <span className="strong">{by?.name ?? 'Medallist'}</span>{' '}
        <span className="small muted">{formatDateTime(at)}</span>
      </p>
      <dl className={classes.changes}>
        {changes.map((change) => (
          <div key={change.field}>
            <dt className="muted">{change.field === 'status' ? 'Status' : JOB_FIELD_LABELS[change.field]}</dt>
            <dd>
              <Told change={labelled(change)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Statuses are stored as codes and need labels. */
function labelled(change: Change): Change {
  if (change.field !== 'status') return change;
  const [before, after] = [change.before, change.after].map((statuses) =>
    statuses.map((status) => {
      const known = JOB_STATUSES.find((one) => one === status);
      return known ? JOB_STATUS_BADGES[known].label : status;
    }),
  );
  return { ...change, before: before ?? [], after: after ?? [] };
}

function Told({ change }: { change: Change }) {
  const { isSwap, gone, come, isReordered } = linesOfChange(change);
  const { before, after } = change;
  if (isReordered) return <>Put in another order</>;
  if (isSwap) {
    return (
      <>
        {before.length > 0 && (
          <>
            <del>{before}</del> <span aria-hidden="true">→ </span>
          </>
        )}
        {after.length > 0 ? <ins>{after}</ins> : <span className="muted">Nothing</span>}
      </>
    );
  }
  return (
    <ul className={classes.lines}>
      {gone.map((line) => (
        <li key={`-${line}`}>
          <del>{line}</del>
        </li>
      ))}
      {come.map((line) => (
        <li key={`+${line}`}>
          <ins>{line}</ins>
        </li>
      ))}
    </ul>
  );
}
