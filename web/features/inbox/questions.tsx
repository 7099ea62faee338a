import {
  adminListQuestions,
  QUESTION_STATE_LABELS,
  QUESTION_STATES,
  type QuestionState,
} from '#contract/questions.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import classes from './inbox.module.css';
import { QuestionsTable } from './questions-table.tsx';

export interface QuestionsSearch {
  state: QuestionState;
  search: string;
  page: number;
}

interface QuestionsProps {
  query: QuestionsSearch;
  onChange: (changes: Partial<QuestionsSearch>, options?: { replace: boolean }) => void;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** Questions to the support mailbox. */
export function Questions({ query, onChange, openId, onOpen }: QuestionsProps) {
  const questions = useEndpoint(adminListQuestions, { query }, { keepPrevious: true });
  const { state, search } = query;
  const counts = questions.data?.counts;
  return (
    <>
      <div className={classes.filters}>
        <FilterChips
          label="State"
          value={state}
          onChange={(next) => onChange({ state: next })}
          options={QUESTION_STATES.map((value) => ({
            value,
            label: QUESTION_STATE_LABELS[value],
            count: counts?.[value],
          }))}
        />
        <SearchInput
          value={search}
          onChange={(text) => onChange({ search: text }, { replace: true })}
          placeholder="Search by sender or text..."
        />
      </div>
      <PagedCard
        heading="Questions"
        list={questions}
        expected={{ count: 8 }}
        empty={<NoQuestions {...query} />}
        onPage={(page) => onChange({ page })}
      >
        {(rows) => <QuestionsTable questions={rows} state={state} openId={openId} onOpen={onOpen} />}
      </PagedCard>
    </>
  );
}

function NoQuestions({ state, search }: QuestionsSearch) {
  if (search) return <EmptyState title="No question found">Nothing matches this search.</EmptyState>;
  return state === 'OPEN' ? (
    <EmptyState title="Every question is answered">
      What visitors ask on the public pages and under Support is listed here.
    </EmptyState>
  ) : (
    <EmptyState title="No question is marked as answered">
      Open a question, reply by mail, and mark it as answered.
    </EmptyState>
  );
}
