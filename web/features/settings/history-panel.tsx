import { VisuallyHidden } from '@mantine/core';
import { changedFields, inWords } from '#contract/labels/audit.ts';
import { adminListSettingChanges, type SettingChange } from '#contract/settings/admin-settings.ts';
import type { SettingName } from '#contract/settings/named-settings.ts';
import { GROUP_LABELS, SETTING_LABELS, type SettingGroup } from '#contract/settings/setting-groups.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatDay, formatTime } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import classes from './settings.module.css';

type Words = (value: unknown) => string;

const percent: Words = (value) => `${Number(value)}%`;
const rupees: Words = (value) => formatRupees(Number(value));
const days: Words = (value) => count(Number(value), 'day');
const hours: Words = (value) => count(Number(value), 'hour');

const WORDS: Partial<Record<SettingName, Words>> = {
  hireFeePercent: percent,
  paymentDays: days,
  referralReward: rupees,
  affiliateReward: rupees,
  tdsPercent: percent,
  tdsPercentWithoutPan: percent,
  tdsThreshold: rupees,
  replyHours: hours,
  urgentReplyHours: hours,
  offerDays: days,
  supportEmail: (value) => (value ? String(value) : 'the default address'),
};

interface ChangeLine {
  label: string;
  from: string;
  to: string;
}

/** The differences between two values of a setting, one line per part. */
export function linesOf({ name, from, to }: Pick<SettingChange, 'name' | 'from' | 'to'>): ChangeLine[] {
  const words = WORDS[name];
  if (words) return [{ label: SETTING_LABELS[name], from: words(from), to: words(to) }];
  const parts = changedFields({ [name]: from }, { [name]: to });
  return parts.map((part) => ({ label: part.label, from: inWords(part.from), to: inWords(part.to) }));
}

interface HistoryPanelProps {
  group: SettingGroup;
  page: number;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** The changes of a card: by whom, and from what. */
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
