import type { Question, QuestionState } from '#contract/questions.ts';
import { formatDay, formatTime } from '#web/lib/format/dates.ts';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
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

/** What visitors asked the support. */
export function QuestionsTable({ questions, state, openId, onOpen }: QuestionsTableProps) {
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
