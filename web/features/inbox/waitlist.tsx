import { Button, Group, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Waitlist as List, WAITLISTS } from '#contract/waitlist.ts';
import {
  adminExportWaitlist,
  adminInviteFromWaitlist,
  adminListWaitlist,
  WAITLIST_INVITED,
  WAITLIST_LABELS,
  type WaitlistEntry,
} from '#contract/waitlist-entries.ts';
import { refresh, useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { useDownload } from '#web/lib/api/use-download.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import classes from './inbox.module.css';

interface WaitlistTableProps {
  entries: readonly WaitlistEntry[];
  onInvite: (entry: WaitlistEntry) => void;
  /** The entry that is being invited. */
  busyId: string | undefined;
}

const COLUMNS: readonly Column<WaitlistEntry>[] = [
  {
    header: 'Who',
    onCard: 'wide',
    cell: ({ name, email, phone }) => (
      <>
        <p className="strong">{name}</p>
        <p className="small muted">
          <MailAddress address={email} />
        </p>
        <p className="small muted num">{formatPhone(phone)}</p>
      </>
    ),
  },
  { header: 'List', onCard: 'labelled', cell: ({ list }) => WAITLIST_LABELS[list] },
  {
    header: 'From',
    onCard: 'wide',
    cell: ({ college, experience, company }) => (
      <>
        <p>{company ?? college}</p>
        {experience && <p className="small muted">{experience}</p>}
      </>
    ),
  },
  { header: 'Joined', isFigure: true, onCard: 'labelled', cell: ({ createdAt }) => formatDay(createdAt) },
];

/** The entries of the waitlist. */
function WaitlistTable({ entries, onInvite, busyId }: WaitlistTableProps) {
  const invited: Column<WaitlistEntry> = {
    header: 'Invited',
    isFigure: true,
    onCard: 'labelled',
    cell: (entry) => <Invited entry={entry} busyId={busyId} onInvite={onInvite} />,
  };
  return (
    <DataTable
      caption="Waitlist"
      columns={[...COLUMNS, invited]}
      rows={entries}
      rowKey={({ id }) => id}
      isTall
      narrow="cards"
    />
  );
}

function Invited({
  entry,
  busyId,
  onInvite,
}: Pick<WaitlistTableProps, 'busyId' | 'onInvite'> & { entry: WaitlistEntry }) {
  if (entry.invitedAt) return formatDay(entry.invitedAt);
  if (entry.hasAccount) return <span className="muted">Has an account</span>;
  return (
    <Button
      size="xs"
      variant="default"
      loading={busyId === entry.id}
      aria-label={`Invite ${entry.name}`}
      onClick={() => onInvite(entry)}
    >
      Invite
    </Button>
  );
}

export interface WaitlistSearch {
  list: List | undefined;
  waiting: boolean;
  search: string;
  page: number;
}

interface WaitlistProps {
  query: WaitlistSearch;
  onChange: (changes: Partial<WaitlistSearch>, options?: { replace: boolean }) => void;
}

const TABLE = 'waitlist';

/** Visitors who left their address on a public page, to be invited. */
export function Waitlist({ query, onChange }: WaitlistProps) {
  const { page, search, list, waiting } = query;
  const filter = { list, search, waiting: waiting ? ('true' as const) : ('false' as const) };
  const entries = useEndpoint(adminListWaitlist, { query: { ...filter, page } }, { keepPrevious: true });
  const inviting = useInviting();
  const csv = useDownload(adminExportWaitlist, 'waitlist.csv');
  const counts = entries.data?.counts;
  return (
    <>
      {csv.error && <FailureMessage>{csv.error.message}</FailureMessage>}
      <div className={classes.filters}>
        <Group gap={12}>
          <FilterChips
            label="List"
            value={list ?? 'ALL'}
            onChange={(next) => onChange({ list: next === 'ALL' ? undefined : next })}
            options={[
              { value: 'ALL' as const, label: 'All', count: counts && counts.JOBSEEKER + counts.RECRUITER },
              ...WAITLISTS.map((value) => ({
                value,
                label: WAITLIST_LABELS[value],
                count: counts?.[value],
              })),
            ]}
          />
          <Switch
            label="Not invited yet"
            checked={waiting}
            onChange={(event) => onChange({ waiting: event.currentTarget.checked })}
          />
          <Button variant="default" loading={csv.isPending} onClick={() => csv.mutate({ query: filter })}>
            Export CSV
          </Button>
        </Group>
        <SearchInput
          value={search}
          onChange={(text) => onChange({ search: text }, { replace: true })}
          placeholder="Name, email, college or company..."
        />
      </div>
      <div id={TABLE} tabIndex={-1}>
        <PagedCard
          heading="Waitlist"
          list={entries}
          expected={{ count: 8 }}
          empty={
            <EmptyState title="Nobody is on this list">
              {list || waiting || search
                ? 'Nothing matches these filters.'
                : 'Who leaves an address on a public page is listed here.'}
            </EmptyState>
          }
          onPage={(next) => onChange({ page: next })}
        >
          {(rows) => (
            <WaitlistTable
              entries={rows}
              busyId={inviting.isPending ? inviting.variables.params.id : undefined}
              onInvite={({ id }) => inviting.mutate({ params: { id } })}
            />
          )}
        </PagedCard>
      </div>
    </>
  );
}

/** Mails an invitation; its button disappears, so the table gets the focus. */
function useInviting() {
  return useEndpointMutation(adminInviteFromWaitlist, {
    onSuccess() {
      notifications.show({ message: WAITLIST_INVITED });
      focusLater(TABLE);
    },
    onError(error) {
      notifications.show({ message: error.message, color: 'brick' });
      // Another admin may have been first: then the screen is outdated.
      if (error.status === 409) void refresh(adminInviteFromWaitlist);
    },
  });
}
