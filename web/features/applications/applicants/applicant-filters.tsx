import { count } from '#web/lib/format/counts.ts';
import { FilterDrawer } from '#web/ui/filters/filter-drawer.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { type Narrowing, narrowingOf } from './narrowing.ts';

const Fields = lazyDialog(async () => (await import('./applicant-filter-fields.tsx')).ApplicantFilterFields);

interface ApplicantFiltersProps {
  value: Narrowing;
  found: number | undefined;
  onChange: (changes: Narrowing) => void;
}

/** Filters applicants by source, experience, expected pay and notice period. */
export function ApplicantFilters({ value, found, onChange }: ApplicantFiltersProps) {
  return (
    <FilterDrawer
      active={Object.keys(narrowingOf(value)).length}
      found={found === undefined ? undefined : count(found, 'applicant')}
      counted="applicants"
    >
      <Fields value={value} onChange={onChange} />
    </FilterDrawer>
  );
}
