import { SegmentedControl, Switch, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import * as z from 'zod';
import type { Application } from '#contract/applications/application.ts';
import { listJobApplicants } from '#contract/applications/recruiter-applications.ts';
import { OUT_STATUSES, RUNNING_STATUSES } from '#contract/applications/transitions.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { ApplicationPanel } from '#web/features/applications/application-panel.tsx';
import { useApplicationStep } from '#web/features/applications/use-application-step.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSearch } from '#web/lib/use-search.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import { ApplicantsBoard } from './applicants-board.tsx';
import { ApplicantsTable } from './applicants-table.tsx';
import classes from './applicants-view.module.css';
import { BulkBar } from './bulk-bar.tsx';
import { type Selection, useSelection } from './use-selection.ts';

const Search = z.object({
  view: z.enum(['board', 'table']).default('board'),
  search: z.string().default(''),
  /** Those who are out: rejected and withdrawn. */
  out: z.enum(['yes', 'no']).default('no'),
  page: z.coerce.number().int().min(0).default(0),
  application: z.uuid().optional(),
});

interface ApplicantsViewProps {
  job: { id: string; openings: number; applicationsCount: number };
  mayDecide: boolean;
  /** What is said with an applicant. */
  messages: (application: Application) => ReactNode;
  /** What to do while nobody has applied. */
  emptyAction?: ReactNode;
  /** Another feature's part of the open application. */
  extra?: (application: Application) => ReactNode;
}

/** A job's applicants as a board or a table, with one of them open beside it. */
export function ApplicantsView({ job, mayDecide, messages, emptyAction, extra }: ApplicantsViewProps) {
  const [search, change] = useSearch(Search);
  const picked = useSelection();
  const selection = mayDecide ? picked : undefined;
  const out = useEndpoint(listJobApplicants, {
    params: { id: job.id },
    query: { status: OUT_STATUSES, size: 1 },
  });
  const hidden = out.data?.counts.REJECTED ?? 0;
  const { open, close } = useApplicationStep(change, search.page);
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
        <div className={classes.search}>
          <SearchInput
            value={search.search}
            onChange={(text) => change({ search: text }, { replace: true })}
            placeholder="Search applicants"
          />
        </div>
        <div className={classes.right}>
          {search.view === 'board' ? (
            hidden > 0 && <p className="small muted num">Rejected {hidden}, hidden</p>
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
        <ApplicantsBoard
          jobId={job.id}
          openings={job.openings}
          search={search.search}
          selection={selection}
          onOpen={open}
        />
      ) : (
        <TableOfJob
          jobId={job.id}
          query={{
            search: search.search,
            page: search.page,
            sort: 'match',
            status: search.out === 'yes' ? OUT_STATUSES : RUNNING_STATUSES,
          }}
          selection={selection}
          onOpen={open}
          onPage={(page) => change({ page })}
        />
      )}
      {selection && <BulkBar selection={selection} />}
      <ApplicationPanel
        applicationId={search.application}
        mayDecide={mayDecide}
        extra={extra}
        messages={messages}
        onClose={close}
      />
    </>
  );
}

interface TableOfJobProps {
  jobId: string;
  query: { search: string; page: number; sort: 'match'; status: ApplicationStatus[] };
  selection: Selection | undefined;
  onOpen: (application: string) => void;
  onPage: (page: number) => void;
}

function TableOfJob({ jobId, query, selection, onOpen, onPage }: TableOfJobProps) {
  const people = useEndpoint(listJobApplicants, { params: { id: jobId }, query }, { keepPrevious: true });
  return (
    <PagedCard
      list={people}
      expected={{ count: 6, circle: true }}
      empty={<EmptyState title="Nobody found" />}
      onPage={onPage}
    >
      {(rows) => <ApplicantsTable applicants={rows} selection={selection} onOpen={onOpen} />}
    </PagedCard>
  );
}
