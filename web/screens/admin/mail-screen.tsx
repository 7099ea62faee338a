import * as z from 'zod';
import { adminCountMails, adminListMails, MAIL_STATUS_BADGES, MAIL_STATUSES } from '#contract/mails.ts';
import { MailsTable } from '#web/features/mails/mails-table.tsx';
import { NoMails } from '#web/features/mails/no-mails.tsx';
import { useSendingAgain } from '#web/features/mails/use-sending-again.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format.ts';
import { useSearch } from '#web/lib/use-search.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import classes from './recruiters-screen.module.css';

export const meta = () => [{ title: 'Mail | Medallist' }];

const Search = z.object({
  status: z.enum(MAIL_STATUSES).default('FAILED'),
  search: z.string().default(''),
  page: z.coerce.number().int().min(0).default(0),
});

const LIST = 'mails';

export default function MailScreen() {
  const [search, change] = useSearch(Search);
  const counts = useEndpoint(adminCountMails, {}).data;
  const mails = useEndpoint(adminListMails, { query: search }, { keepPrevious: true });
  const again = useSendingAgain(LIST);
  return (
    <>
      <PageHeader
        title="Mail"
        lead={
          counts &&
          (counts.FAILED > 0 ? `${count(counts.FAILED, 'mail')} could not be sent` : 'Nothing failed')
        }
      />
      <div className={classes.filters}>
        <FilterChips
          label="Status"
          value={search.status}
          onChange={(status) => change({ status })}
          options={MAIL_STATUSES.map((value) => ({
            value,
            label: MAIL_STATUS_BADGES[value].label,
            count: value === 'SENT' ? undefined : counts?.[value],
          }))}
        />
        <SearchInput
          value={search.search}
          onChange={(text) => change({ search: text }, { replace: true })}
          placeholder="Search by address..."
        />
      </div>
      <div id={LIST} tabIndex={-1}>
        <PagedCard
          heading="Mails"
          list={mails}
          expected={{ count: 8 }}
          empty={<NoMails {...search} onClear={() => change({ search: '' })} />}
          onPage={(page) => change({ page })}
        >
          {(rows) => (
            <MailsTable
              status={search.status}
              mails={rows}
              busyId={again.isPending ? again.variables.params.id : undefined}
              onSendAgain={({ id }) => again.mutate({ params: { id } })}
            />
          )}
        </PagedCard>
      </div>
    </>
  );
}
