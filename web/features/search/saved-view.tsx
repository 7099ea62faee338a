import { Button, VisuallyHidden } from '@mantine/core';
import { listSavedCandidates } from '#contract/search/saved-candidates.ts';
import { listSavedTags } from '#contract/search/saved-details.ts';
import { ChoiceButton } from '#web/features/search/filters/choice-button.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { IconChevronDown } from '#web/ui/icons/controls.ts';
import { PeopleList } from './people-list.tsx';
import classes from './search-view.module.css';
import toolbar from './toolbar.module.css';
import { JobChoice, LayoutChoice } from './toolbar.tsx';
import type { ViewProps } from './view-props.ts';

/** Whom the company has saved, last saved first; those with a tag. */
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

/** Narrows the list to one of the company's tags; absent while there are none. */
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
