import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { Page } from '#contract/core/page.ts';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import { listSavedCandidates } from '#contract/search/saved-candidates.ts';
import { listSavedTags } from '#contract/search/saved-details.ts';
import { listRecentCandidates } from '#contract/search/seen-candidates.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { LoadFailure, type Reading } from '#web/ui/failures/load-failure.tsx';
import { IconChevronDown } from '#web/ui/icons/controls.ts';
import { ChoiceButton } from './filters/choice-button.tsx';
import { Results, ResultsLoading } from './results/results.tsx';
import classes from './search-view.module.css';
import toolbar from './toolbar.module.css';
import { JobChoice, LayoutChoice } from './toolbar.tsx';
import { type ViewProps, wantedSkills } from './view-props.ts';

interface PeopleListProps extends ViewProps {
  listed: Reading<Page<CandidateCard>>;
  /** Shown instead of an empty list. */
  empty: ReactNode;
}

/** People from a list rather than a search: a page of them, the profile beside it, or why there are none. */
function PeopleList({ listed, empty, state, change, jobs, jobId, panel, ...acts }: PeopleListProps) {
  const { data, error } = listed;
  const wanted = useMemo(() => wantedSkills({ jobs, jobId }), [jobs, jobId]);
  return (
    <>
      {error && !data ? (
        <LoadFailure reading={listed} />
      ) : !data ? (
        <ResultsLoading layout={state.layout} />
      ) : data.totalElements === 0 ? (
        empty
      ) : (
        <>
          <Results candidates={data.content} wanted={wanted} layout={state.layout} {...acts} />
          <Pager page={data} onChange={(page) => change({ page })} bordered={false} />
        </>
      )}
      {panel(data?.content ?? [])}
    </>
  );
}

/** The candidates whose profiles the recruiter opened, the last one first. */
export function RecentView(props: ViewProps) {
  const { state, change, jobs, jobId, isReady } = props;
  const query = { page: state.page, ...(jobId ? { jobId } : {}) };
  // Opening a profile would move it to the top: the order is frozen until the panel is closed.
  const [isRead, setRead] = useState(false);
  const isLooking = state.candidate !== undefined && isRead;
  const recent = useEndpoint(
    listRecentCandidates,
    { query },
    { keepPrevious: true, enabled: isReady && !isLooking },
  );
  if (recent.data && !isRead) setRead(true);
  return (
    <>
      <div className={classes.bar}>
        <JobChoice jobs={jobs} jobId={jobId} onChange={(job) => change({ job })} />
        <LayoutChoice state={state} change={change} />
      </div>
      <PeopleList
        {...props}
        listed={recent}
        empty={
          <Card flush>
            <VisuallyHidden component="h2">Recently viewed candidates</VisuallyHidden>
            <EmptyState
              title="Nobody viewed yet"
              action={
                <Button variant="default" onClick={() => change({ view: 'search' })}>
                  Search candidates
                </Button>
              }
            >
              The profiles you open are listed here, the last one first. Only you see this list.
            </EmptyState>
          </Card>
        }
      />
    </>
  );
}

/** The candidates that the company has saved, last saved first; optionally those with a tag. */
export function SavedView(props: ViewProps) {
  const { state, change, jobs, jobId, isReady } = props;
  const { page, tag } = state;
  const query = { page, ...(jobId ? { jobId } : {}), ...(tag ? { tag } : {}) };
  const saved = useEndpoint(listSavedCandidates, { query }, { keepPrevious: true, enabled: isReady });
  return (
    <>
      <div className={classes.bar}>
        <JobChoice jobs={jobs} jobId={jobId} onChange={(job) => change({ job })} />
        <TagChoice {...props} />
        <LayoutChoice state={state} change={change} />
      </div>
      <PeopleList
        {...props}
        listed={saved}
        empty={
          <Card flush>
            <VisuallyHidden component="h2">Saved candidates</VisuallyHidden>
            {tag ? (
              <EmptyState
                title={`Nobody carries the tag ${tag}`}
                action={
                  <Button variant="default" onClick={() => change({ tag: undefined })}>
                    Show everyone saved
                  </Button>
                }
              >
                Tags are added to saved candidates in their profile.
              </EmptyState>
            ) : (
              <EmptyState
                title="Save people while you search"
                action={
                  <Button variant="default" onClick={() => change({ view: 'search' })}>
                    Search candidates
                  </Button>
                }
              >
                The bookmark on a card keeps a candidate here for everyone in your company.
              </EmptyState>
            )}
          </Card>
        }
      />
    </>
  );
}

const EVERYONE = '';

/** Filters the list by one of the company's tags; hidden while there are none. */
function TagChoice({ state: { tag }, change }: Pick<ViewProps, 'state' | 'change'>) {
  const { data: tags = [] } = useEndpoint(listSavedTags, {});
  const isKnown = tags.some((one) => one.tag === tag);
  if (tags.length === 0 && !tag) return null;
  return (
    <ChoiceButton
      label="Tag"
      className={toolbar.job}
      value={tag ?? EVERYONE}
      options={[
        { value: EVERYONE, label: 'Any tag' },
        ...tags.map((one) => ({ value: one.tag, label: `${one.tag} (${formatNumber(one.count)})` })),
        ...(tag && !isKnown ? [{ value: tag, label: tag }] : []),
      ]}
      onChange={(next) => change({ tag: next || undefined })}
    >
      <span className={toolbar.jobTitle}>
        <span className="muted">Tag</span> {tag ?? 'any'}
      </span>
      <IconChevronDown className="icon" size={16} stroke={1.6} aria-hidden="true" />
    </ChoiceButton>
  );
}
