import { Button, Switch } from '@mantine/core';
import { fullName } from '#contract/kit/full-name.ts';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import { listSavedCandidates } from '#contract/search/saved-candidates.ts';
import { compareCandidates, listRecentCandidates, MOST_COMPARED } from '#contract/search/seen-candidates.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { comparedRows } from './compared-rows.ts';
import classes from './compared-table.module.css';
import { ComparedTable } from './compared-table.tsx';
import { ChoiceButton } from './filters/choice-button.tsx';
import { canBeAsked } from './results/application-note.tsx';
import toolbar from './toolbar.module.css';
import { JobChoice } from './toolbar.tsx';
import { type ViewProps, wantedSkills } from './view-props.ts';

interface CompareViewProps extends Omit<ViewProps, 'change' | 'selection'> {
  /** Changes the compared people, the job, or whether only differences are shown, without a history entry. */
  onChange: (changes: Partial<Pick<ViewProps['state'], 'compare' | 'job' | 'differences'>>) => void;
  onLeave: () => void;
}

/** Up to four people side by side. */
export default function CompareView(props: CompareViewProps) {
  const { state, jobs, jobId, isReady, panel, onChange, onLeave } = props;
  const ids = state.compare.slice(0, MOST_COMPARED);
  const query = { candidateId: ids, ...(jobId ? { jobId } : {}) };
  const compared = useEndpoint(compareCandidates, { query }, { keepPrevious: true, enabled: isReady });
  // While the list of people is refetched, those who stay are still shown.
  const candidates = compared.data?.filter(({ id }) => ids.includes(id));
  const missing = compared.isPlaceholderData || !compared.data ? 0 : ids.length - compared.data.length;
  const rows = candidates ? comparedRows(candidates, wantedSkills({ jobs, jobId })) : [];
  const isShort = state.differences === 'only';
  const askable = candidates?.filter(({ application }) => canBeAsked(application)) ?? [];
  return (
    <>
      <div className={classes.bar}>
        <Button variant="default" onClick={onLeave}>
          Back to the list
        </Button>
        <JobChoice jobs={jobs} jobId={jobId} onChange={(job) => onChange({ job })} />
        {ids.length < MOST_COMPARED && (
          <AddChoice ids={ids} onAdd={(id) => onChange({ compare: [...ids, id] })} />
        )}
        {candidates && candidates.length > 1 && (
          <Switch
            label="Only what differs"
            checked={isShort}
            onChange={(event) => onChange({ differences: event.currentTarget.checked ? 'only' : undefined })}
          />
        )}
        {props.onRequest && askable.length > 1 && (
          <Button onClick={() => props.onRequest?.(askable)}>
            Request {count(askable.length, 'interview')}
          </Button>
        )}
      </div>
      {missing > 0 && (
        <div className={classes.message}>
          <Message family="info">
            {count(missing, 'person', 'people')} of this comparison cannot be seen any more.
          </Message>
        </div>
      )}
      {compared.error && !candidates ? (
        <LoadFailure reading={compared} />
      ) : !candidates ? (
        <LoadingText lines={12} />
      ) : candidates.length === 0 ? (
        <Card flush>
          <EmptyState
            title="Nobody to compare"
            action={
              <Button variant="default" onClick={onLeave}>
                Back to the list
              </Button>
            }
          >
            They may have hidden their profiles or left Medallist.
          </EmptyState>
        </Card>
      ) : (
        <ComparedTable
          candidates={candidates}
          rows={isShort ? rows.filter(({ differs }) => differs) : rows}
          mayAct={props.canSave}
          onRequest={(people) => props.onRequest?.(people)}
          onRemove={(id) => onChange({ compare: ids.filter((one) => one !== id) })}
        />
      )}
      {panel(candidates ?? [])}
    </>
  );
}

/** Adds somebody from the recently viewed or the saved candidates. */
function AddChoice({ ids, onAdd }: { ids: readonly string[]; onAdd: (id: string) => void }) {
  const recent = useEndpoint(listRecentCandidates, { query: {} });
  const saved = useEndpoint(listSavedCandidates, { query: {} });
  const known = new Map<string, CandidateCard>();
  for (const one of [...(recent.data?.content ?? []), ...(saved.data?.content ?? [])]) {
    if (!ids.includes(one.id)) known.set(one.id, one);
  }
  if (known.size === 0) return null;
  return (
    <ChoiceButton
      label="Add a candidate"
      className={toolbar.job}
      value=""
      options={[...known.values()].map((one) => ({ value: one.id, label: fullName(one) }))}
      onChange={onAdd}
    >
      Add a candidate
    </ChoiceButton>
  );
}
