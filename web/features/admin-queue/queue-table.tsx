import { Link } from 'react-router';
import { QUEUE_ITEM_LABELS, type QueueCounts, type QueueItem } from '#contract/admin-queue.ts';
import { count } from '#web/lib/format/counts.ts';
import { Message } from '#web/ui/display/message.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { sinceTime } from './claim-notice.tsx';
import classes from './queue-table.module.css';
import { ageInWords } from './queue-words.ts';

type Due = QueueCounts['refundsDue'];

function inWords({ count: due, oldestSince }: Due, noun: string): string {
  return `${count(due, noun)} due${oldestSince ? `, the oldest for ${ageInWords(oldestSince)}` : ''}`;
}

/** Due refunds and payouts, with links; renders nothing if none are due. */
export function MoneyDue({ counts: { refundsDue, payoutsDue } }: { counts: QueueCounts }) {
  const lines = [
    { due: refundsDue, noun: 'refund', to: '/admin/invoices?refundDue=true' },
    { due: payoutsDue, noun: 'reward', to: '/admin/payouts' },
  ].filter(({ due }) => due.count > 0);
  if (lines.length === 0) return null;
  return (
    <div className={classes.money}>
      <Message>
        <ul>
          {lines.map(({ due, noun, to }) => (
            <li key={noun}>
              <Link to={to}>{inWords(due, noun)}</Link>
            </li>
          ))}
        </ul>
      </Message>
    </div>
  );
}

interface QueueTableProps {
  items: readonly QueueItem[];
  isOpen: (item: QueueItem) => boolean;
  onOpen: (item: QueueItem) => void;
}

/** What waits for a decision, the longest wait first. */
export function QueueTable({ items, isOpen, onOpen }: QueueTableProps) {
  const columns: readonly Column<QueueItem>[] = [
    {
      header: 'What',
      onCard: 'wide',
      cell: (item) => (
        <>
          <RowTitle label={`Open ${item.title}`} onOpen={() => onOpen(item)}>
            {item.title}
          </RowTitle>
          <p className="small muted">{item.detail}</p>
        </>
      ),
    },
    { header: 'Kind', onCard: 'labelled', cell: ({ kind }) => QUEUE_ITEM_LABELS[kind] },
    {
      header: 'Waits for',
      isFigure: true,
      onCard: 'labelled',
      cell: ({ waitingSince }) => ageInWords(waitingSince),
    },
    { header: 'Who has it open', onCard: 'wide', cell: ({ claim }) => <Holder claim={claim} /> },
  ];
  return (
    <DataTable
      caption="Work queue"
      columns={columns}
      rows={items}
      rowKey={({ kind, id }) => `${kind}:${id}`}
      isTall
      narrow="cards"
      isMarked={isOpen}
    />
  );
}

function Holder({ claim }: Pick<QueueItem, 'claim'>) {
  if (!claim) return null;
  return (
    <StatusBadge family={claim.isOwn ? 'neutral' : 'warning'}>
      {claim.isOwn ? 'You' : claim.adminName}, since {sinceTime(claim.since)}
    </StatusBadge>
  );
}
