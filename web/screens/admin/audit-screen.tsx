import { Button } from '@mantine/core';
import { adminExportAudit, adminListAudit } from '#contract/audit.ts';
import { AuditFilters } from '#web/features/audit/audit-filters.tsx';
import { AuditPanel } from '#web/features/audit/audit-panel.tsx';
import { AuditTable } from '#web/features/audit/audit-table.tsx';
import * as param from '#web/lib/address/params.ts';
import { useOpenRow } from '#web/lib/address/use-open-row.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useDownload } from '#web/lib/api/use-download.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';
import { NoRows } from '#web/ui/table/no-rows.tsx';

export const meta = () => [{ title: 'Audit | Medallist' }];

const Search = {
  actor: param.optionalText,
  subject: param.id,
  kind: param.optionalText,
  action: param.optionalText,
  from: param.day,
  to: param.day,
  search: param.text,
  page: param.page,
  entry: param.id,
};
const NOTHING = { actor: undefined, subject: undefined, kind: undefined, action: undefined };
const CLEAR = { ...NOTHING, from: undefined, to: undefined, search: '', entry: undefined };

export default function AuditScreen() {
  const [{ entry, ...query }, change] = useSearch(Search);
  const { page, ...filter } = query;
  const row = useOpenRow('entry', page, change);
  const audit = useEndpoint(adminListAudit, { query }, { keepPrevious: true, staleTime: 0 });
  const csv = useDownload(adminExportAudit, 'audit.csv');
  const isFiltered = Object.values(filter).some(Boolean);
  const total = audit.data?.totalElements;
  const clear = () => change(CLEAR);
  return (
    <ListScreen
      title="Audit"
      lead={
        total !== undefined && `${formatNumber(total)} ${total === 1 ? 'entry' : 'entries'}, newest first`
      }
      actions={
        <Button variant="default" loading={csv.isPending} onClick={() => csv.mutate({ query: filter })}>
          Export CSV
        </Button>
      }
      filters={
        <>
          {csv.error && <FailureMessage>{csv.error.message}</FailureMessage>}
          <AuditFilters value={filter} onChange={change} isFiltered={isFiltered} onClear={clear} />
          {filter.subject && (
            <p className="small muted">
              Only what was done to one of them.{' '}
              <Button size="xs" variant="link" onClick={() => change({ subject: undefined })}>
                Show everything
              </Button>
            </p>
          )}
        </>
      }
      heading="Entries"
      list={audit}
      expected={{ count: 8 }}
      empty={
        <NoRows title="No entries found" isFiltered={isFiltered} onClear={clear}>
          What is done here is recorded and listed.
        </NoRows>
      }
      onPage={(next) => change({ page: next })}
      after={
        <AuditPanel
          entry={audit.data?.content.find(({ id }) => id === entry)}
          onClose={row.close}
          onActor={(actor) => change({ ...CLEAR, actor })}
          onSubject={(subject) => change({ ...CLEAR, subject })}
        />
      }
    >
      {(rows) => <AuditTable entries={rows} openId={entry} onOpen={row.open} />}
    </ListScreen>
  );
}
