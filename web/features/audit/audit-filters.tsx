import { Select } from '@mantine/core';
import { adminListAuditChoices, SYSTEM } from '#contract/audit.ts';
import { actionInWords, wordsOfName } from '#contract/labels/audit.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { DayFilter } from '#web/ui/filters/day-filter.tsx';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';

/** The kind of object of an action: `company` of `company.approved`. */
const kindOf = (action: string) => action.replace(/\..*/, '');

/** The kinds of objects with entries, in the order of the actions. */
export function kindsOf(actions: readonly string[]): string[] {
  return [...new Set(actions.map(kindOf))];
}

/** The actions of this kind; all without one. */
export function actionsOn(kind: string | undefined, actions: readonly string[]): string[] {
  return actions.filter((action) => !kind || kindOf(action) === kind);
}

export interface Chosen {
  actor?: string | undefined;
  kind?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search: string;
}

interface AuditFiltersProps {
  value: Chosen;
  onChange: (changes: Partial<Chosen>, options?: { replace: boolean }) => void;
  isFiltered: boolean;
  onClear: () => void;
}

/** Filters by actor, action, object, period and text. */
export function AuditFilters({ value, onChange, ...bar }: AuditFiltersProps) {
  const choices = useEndpoint(adminListAuditChoices, {}).data;
  const admins = (choices?.admins ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const actions = choices?.actions ?? [];
  const isOther = value.actor && value.actor !== SYSTEM && !admins.some((one) => one.value === value.actor);
  return (
    <FilterBar
      search={value.search}
      onSearch={(search) => onChange({ search }, { replace: true })}
      placeholder="Search in what happened..."
      {...bar}
    >
      <Select
        aria-label="Who"
        placeholder="Anybody"
        w={190}
        clearable
        searchable
        data={[
          { value: SYSTEM, label: 'The system' },
          ...(isOther ? [{ value: value.actor ?? '', label: 'The chosen person' }] : []),
          ...admins,
        ]}
        value={value.actor ?? null}
        onChange={(actor) => onChange({ actor: actor ?? undefined })}
      />
      <Select
        aria-label="About"
        placeholder="About anything"
        w={190}
        clearable
        searchable
        data={kindsOf(actions).map((kind) => ({ value: kind, label: wordsOfName(kind) }))}
        value={value.kind ?? null}
        onChange={(kind) => onChange({ kind: kind ?? undefined, action: undefined })}
      />
      <Select
        aria-label="Action"
        placeholder="Any action"
        w={190}
        clearable
        searchable
        data={actionsOn(value.kind, actions).map((action) => ({
          value: action,
          label: actionInWords(action),
        }))}
        value={value.action ?? null}
        onChange={(action) => onChange({ action: action ?? undefined })}
      />
      <DayFilter
        label="From"
        value={value.from}
        {...(value.to && { maxDate: value.to })}
        onChange={(from) => onChange({ from })}
      />
      <DayFilter
        label="Until"
        value={value.to}
        {...(value.from && { minDate: value.from })}
        onChange={(to) => onChange({ to })}
      />
    </FilterBar>
  );
}
