import { Link } from 'react-router';
import { count } from '#web/lib/format/counts.ts';
import { Message } from '#web/ui/display/message.tsx';

interface PendingChangesProps {
  /** The number of companies with a pending change; undefined until it is known. */
  waiting: number | undefined;
  /** True if the list is filtered to them. */
  isFiltered?: boolean;
}

/** Links to the approved companies with a pending change of name, website or GST number, and back to all. */
export function PendingChanges({ waiting = 0, isFiltered = false }: PendingChangesProps) {
  if (waiting === 0 && !isFiltered) return null;
  return (
    <Message family="info">
      {waiting === 0
        ? 'No company asks to change its name, website or GST number. '
        : `${count(waiting, 'company', 'companies')} asked to change ${waiting === 1 ? 'its' : 'their'} name, website or GST number. `}
      {isFiltered ? (
        <Link to="/admin/recruiters">Show all recruiters</Link>
      ) : (
        <Link to="/admin/recruiters?change=PENDING">Show {waiting === 1 ? 'it' : 'them'}</Link>
      )}
    </Message>
  );
}
