import { count } from '#web/lib/format/counts.ts';
import { FilterDrawer } from '#web/ui/filters/filter-drawer.tsx';
import { ApplicantFilterFields as Fields } from './applicant-filter-fields.tsx';
import { type Narrowing, narrowingOf } from './narrowing.ts';

interface ApplicantFiltersProps {
  value: Narrowing;
  found: number | undefined;
  onChange: (changes: Narrowing) => void;
}

/** Narrows applicants by what they have, expect and how soon they can come. */
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
