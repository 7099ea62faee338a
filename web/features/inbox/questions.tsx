import {
  adminListQuestions,
  QUESTION_STATE_LABELS,
  QUESTION_STATES,
  type Question,
  type QuestionState,
} from '#contract/questions.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDay, formatTime } from '#web/lib/format/dates.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import classes from './inbox.module.css';

interface QuestionsTableProps {
  questions: readonly Question[];
  state: QuestionState;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

const When = ({ at }: { at: string }) => (
  <>
    <p>{formatDay(at)}</p>
    <p className="small muted">{formatTime(at)}</p>
  </>
);

const SENT: Column<Question> = {
  header: 'Sent',
  isFigure: true,
  onCard: 'labelled',
  cell: ({ createdAt }) => <When at={createdAt} />,
};
const ANSWERED: Column<Question> = {
  header: 'Answered',
  isFigure: true,
  onCard: 'labelled',
  cell: ({ answeredAt }) => answeredAt && <When at={answeredAt} />,
};
const TEXT: Column<Question> = {
  header: 'Question',
  onCard: 'wide',
  cell: ({ message }) => (
    <p className={classes.excerpt} title={message}>
      {message}
    </p>
  ),
};

/** The questions of visitors. */
function QuestionsTable({ questions, state, openId, onOpen }: QuestionsTableProps) {
  const from: Column<Question> = {
    header: 'From',
    onCard: 'wide',
    cell: ({ id, senderName, senderEmail }) => (
      <>
        <RowTitle onOpen={() => onOpen(id)} label={`${senderName}, their question`}>
          {senderName}
        </RowTitle>
        <p className="small muted">
          <MailAddress address={senderEmail} />
        </p>
      </>
    ),
  };
  return (
    <DataTable
      caption="Questions"
      columns={[from, TEXT, SENT, ...(state === 'ANSWERED' ? [ANSWERED] : [])]}
      rows={questions}
      rowKey={({ id }) => id}
      isMarked={({ id }) => id === openId}
      isTall
      narrow="cards"
    />
  );
}

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

/** The questions to the support mailbox. */
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
