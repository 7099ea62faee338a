import { MAIL_KINDS } from '#contract/mail-kinds.ts';
import { adminCountMails, adminListMails, MAIL_STATUS_BADGES, MAIL_STATUSES } from '#contract/mails.ts';
import { MailFilters } from '#web/features/mails/mail-filters.tsx';
import { MailPanel } from '#web/features/mails/mail-panel.tsx';
import { MailsTable, NoMails, useSendingAgain } from '#web/features/mails/mails-table.tsx';
import * as param from '#web/lib/address/params.ts';
import { useOpenRow } from '#web/lib/address/use-open-row.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { FilterRow } from '#web/ui/filters/filter-row.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';

export const meta = () => [{ title: 'Mail | Medallist' }];

const Search = {
  status: param.oneOf(MAIL_STATUSES, 'FAILED'),
  kind: param.oneOf(MAIL_KINDS),
  recipient: param.text,
  from: param.day,
  to: param.day,
  search: param.text,
  page: param.page,
  mail: param.id,
};
const NOTHING = { kind: undefined, recipient: '', from: undefined, to: undefined, search: '' };

const LIST = 'mails';

export default function MailScreen() {
  const [{ mail, ...query }, change] = useSearch(Search);
  const counts = useEndpoint(adminCountMails, {}).data;
  const mails = useEndpoint(adminListMails, { query }, { keepPrevious: true });
  const { status, page, ...filter } = query;
  const row = useOpenRow('mail', page, change);
  const isFiltered = Object.values(filter).some(Boolean);
  const clear = () => change(NOTHING);
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
      <FilterRow>
        <FilterChips
          label="Status"
          value={status}
          onChange={(next) => change({ ...filter, status: next })}
          options={MAIL_STATUSES.map((value) => ({
            value,
            label: MAIL_STATUS_BADGES[value].label,
            count: value === 'SENT' ? undefined : counts?.[value],
          }))}
        />
      </FilterRow>
      <MailFilters value={filter} onChange={change} isFiltered={isFiltered} onClear={clear} />
      <div id={LIST} tabIndex={-1}>
        <PagedCard
          heading="Mails"
          list={mails}
          expected={{ count: 8 }}
          empty={<NoMails status={status} isFiltered={isFiltered} onClear={clear} />}
          onPage={(next) => change({ page: next })}
        >
          {(rows) => (
            <MailsTable
              status={status}
              mails={rows}
              openId={mail}
              onOpen={row.open}
              busyId={again.isPending ? again.variables.params.id : undefined}
              onSendAgain={({ id }) => again.mutate({ params: { id } })}
            />
          )}
        </PagedCard>
      </div>
      <MailPanel
        mailId={mail}
        onClose={row.close}
        onRecipient={(recipient) => change({ ...NOTHING, recipient, mail: undefined })}
      />
    </>
  );
}
