import { VisuallyHidden } from '@mantine/core';
import { adminListSettingChanges } from '#contract/settings/admin-settings.ts';
import { GROUP_LABELS, type SettingGroup } from '#contract/settings/setting-groups.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDay, formatTime } from '#web/lib/format/dates.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import { linesOf } from './setting-words.ts';
import classes from './settings.module.css';

interface HistoryPanelProps {
  group: SettingGroup;
  page: number;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** What was changed in a card, by whom and from what. */
export function HistoryPanel({ group, page, onPage, onClose }: HistoryPanelProps) {
  const changes = useEndpoint(
    adminListSettingChanges,
    { params: { name: group }, query: { page } },
    { keepPrevious: true },
  );
  return (
    <SidePanel opened onClose={onClose} title={`History: ${GROUP_LABELS[group]}`}>
      <PagedCard
        heading="Changes"
        list={changes}
        expected={{ count: 4 }}
        onPage={onPage}
        empty={
          <EmptyState title="Nothing has changed yet">
            Every change will be listed here, with who made it.
          </EmptyState>
        }
      >
        {(rows) => (
          <ol className={classes.changes}>
            {rows.map((change) => (
              <li key={change.id}>
                <p className="small muted">
                  {change.by ?? 'The installation'}, {formatDay(change.at)}, {formatTime(change.at)}
                </p>
                {linesOf(change).map(({ label, from, to }) => (
                  <p key={label}>
                    {label}: <del>{from}</del> <span aria-hidden="true">→</span>{' '}
                    <ins>
                      <VisuallyHidden component="span">changed to </VisuallyHidden>
                      {to}
                    </ins>
                  </p>
                ))}
              </li>
            ))}
          </ol>
        )}
      </PagedCard>
    </SidePanel>
  );
}
