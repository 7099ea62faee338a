import { SegmentedControl, Select, Switch, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useMemo, useState } from 'react';
import type { Application } from '#contract/applications/application.ts';
import { type ApplicantSort, listJobApplicants } from '#contract/applications/recruiter-applications.ts';
import { OUT_STATUSES, RUNNING_STATUSES } from '#contract/applications/transitions.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { useApplicationStep } from '#web/features/applications/use-application-step.ts';
import { useUndoKey } from '#web/features/profiles/stage-moves/undo-key.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { SortSelect } from '#web/ui/filters/sort-select.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import { ApplicantFilters } from './applicant-filters.tsx';
import board from './applicants-board.module.css';
import { ApplicantsTable } from './applicants-table.tsx';
import classes from './applicants-view.module.css';
import { BoardColumn } from './board-column.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { narrowingInAddress, narrowingOf, SORTS } from './narrowing.ts';
import { type BoardJob, onBoardKey, STAGES, useBoardMoves } from './use-board-moves.tsx';
import type { BoardQuery } from './use-column.ts';
import { type Selection, useSelection } from './use-selection.ts';

interface BoardProps {
  job: BoardJob;
  query: BoardQuery;
  /** Absent for people who may only read. */
  selection: Selection | undefined;
  onOpen: (applicationId: string) => void;
}

/** Applicants by stage; on a phone one stage at a time. */
function ApplicantsBoard({ job, query, selection, onOpen }: BoardProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [place, setPlace] = useState(0);
  const { moves, dialog } = useBoardMoves({ job, query, selection, onOpen });
  const columns = isPhone ? STAGES.slice(place, place + 1) : STAGES;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are heard from the cards in it, which are buttons.
    <div
      className={isPhone ? board.single : board.board}
      onKeyDown={(event) => selection && onBoardKey(event, moves.keys)}
    >
      {isPhone && (
        <Select
          label="Stage"
          value={String(place)}
          data={STAGES.map(({ name }, at) => ({ value: String(at), label: name }))}
          onChange={(value) => setPlace(Number(value))}
        />
      )}
      {columns.map((stage) => (
        <BoardColumn
          key={stage.name}
          stage={stage}
          job={job}
          query={query}
          selection={selection}
          moves={moves}
        />
      ))}
      {dialog}
    </div>
  );
}

const ApplicationPanel = lazyDialog(
  async () => (await import('#web/features/applications/application-panel.tsx')).ApplicationPanel,
);

const Search = {
  view: param.oneOf(['board', 'table'], 'board'),
  search: param.text,
  /** Whether to show the rejected and withdrawn. */
  out: param.oneOf(['yes', 'no'], 'no'),
  ...narrowingInAddress,
  page: param.page,
  application: param.id,
};

interface ApplicantsViewProps {
  job: { id: string; openings: number; applicationsCount: number };
  mayDecide: boolean;
  /** The workspace of the open application. */
  workspace: (application: Application) => ReactNode;
  /** What to do while there are no applicants. */
  emptyAction?: ReactNode;
}

/** A job's applicants as a board or a table, with an open application beside it. */
export function ApplicantsView({ job, mayDecide, workspace, emptyAction }: ApplicantsViewProps) {
  const [search, change] = useSearch(Search);
  useUndoKey();
  const picked = useSelection();
  const selection = mayDecide ? picked : undefined;
  const out = useEndpoint(listJobApplicants, {
    params: { id: job.id },
    query: { ...narrowingOf(search), search: search.search, status: OUT_STATUSES, size: 1 },
  });
  const hidden = OUT_STATUSES.flatMap((status) => {
    const count = out.data?.counts[status] ?? 0;
    return count > 0 ? `${status.toLowerCase()} ${count}` : [];
  });
  const asked = useMemo(
    () => ({ ...narrowingOf(search), search: search.search, sort: search.sort }),
    [search],
  );
  const shown = out.data && RUNNING_STATUSES.reduce((sum, status) => sum + out.data.counts[status], 0);
  const { open, show, close } = useApplicationStep(change, search.page);
  const heading = <VisuallyHidden component="h2">Applicants by stage</VisuallyHidden>;
  if (job.applicationsCount === 0) {
    return (
      <Card flush>
        {heading}
        <EmptyState title="No one has applied yet" action={emptyAction}>
          Applicants and the people you invite appear here by stage, scored against this job.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.left}>
          <div className={classes.search}>
            <SearchInput
              value={search.search}
              onChange={(text) => change({ search: text }, { replace: true })}
              placeholder="Search applicants"
            />
          </div>
          <ApplicantFilters value={search} found={shown} onChange={change} />
          <SortSelect value={search.sort} onChange={(sort) => change({ sort })} options={SORTS} />
        </div>
        <div className={classes.right}>
          {search.view === 'board' ? (
            hidden.length > 0 && <p className="small muted num">Hidden: {hidden.join(', ')}</p>
          ) : (
            <Switch
              label="Rejected and withdrawn"
              checked={search.out === 'yes'}
              onChange={(event) => change({ out: event.currentTarget.checked ? 'yes' : 'no' })}
            />
          )}
          <SegmentedControl
            aria-label="View"
            value={search.view}
            data={[
              { value: 'board', label: 'Board' },
              { value: 'table', label: 'Table' },
            ]}
            onChange={(view) => change({ view: view as 'board' | 'table' })}
          />
        </div>
      </div>
      {heading}
      {search.view === 'board' ? (
        <ApplicantsBoard job={job} query={asked} selection={selection} onOpen={open} />
      ) : (
        <TableOfJob
          jobId={job.id}
          query={{
            ...asked,
            page: search.page,
            status: search.out === 'yes' ? OUT_STATUSES : RUNNING_STATUSES,
          }}
          selection={selection}
          onOpen={open}
          onPage={(page) => change({ page })}
          onSort={(sort) => change({ sort })}
        />
      )}
      {selection && <BulkBar selection={selection} />}
      <ApplicationPanel
        applicationId={search.application}
        workspace={workspace}
        onShow={show}
        onClose={close}
      />
    </>
  );
}

interface TableOfJobProps {
  jobId: string;
  query: BoardQuery & { page: number; status: ApplicationStatus[] };
  selection: Selection | undefined;
  onOpen: (application: string) => void;
  onPage: (page: number) => void;
  onSort: (sort: ApplicantSort) => void;
}

function TableOfJob({ jobId, query, selection, onOpen, onPage, onSort }: TableOfJobProps) {
  const people = useEndpoint(listJobApplicants, { params: { id: jobId }, query }, { keepPrevious: true });
  return (
    <PagedCard
      list={people}
      expected={{ count: 6, circle: true }}
      empty={<EmptyState title="Nobody found" />}
      onPage={onPage}
    >
      {(rows) => (
        <ApplicantsTable
          applicants={rows}
          selection={selection}
          onOpen={onOpen}
          sort={query.sort}
          onSort={onSort}
        />
      )}
    </PagedCard>
  );
}
