import { Link } from 'react-router';
import type { QueueCounts } from '#contract/admin-queue.ts';
import { count } from '#web/lib/format/counts.ts';
import { Message } from '#web/ui/display/message.tsx';
import classes from './money-due.module.css';
import { ageInWords } from './queue-words.ts';

type Due = QueueCounts['refundsDue'];

function inWords({ count: due, oldestSince }: Due, noun: string): string {
  return `${count(due, noun)} due${oldestSince ? `, the oldest for ${ageInWords(oldestSince)}` : ''}`;
}

/** What is paid elsewhere, and the ways there; nothing while nothing is due. */
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
