import { NumberInput, Select } from '@mantine/core';
import { APPLICATION_SOURCE_LABELS, APPLICATION_SOURCES } from '#contract/labels/applications.ts';
import { NOTICE_PERIOD_LABELS } from '#contract/labels/profile.ts';
import { NOTICE_STEPS } from '#contract/matching/notice.ts';
import { count } from '#web/lib/format.ts';
import { FilterDrawer } from '#web/ui/filters/filter-drawer.tsx';
import { type Narrowing, narrowingOf } from './narrowing.ts';

interface ApplicantFiltersProps {
  value: Narrowing;
  found: number | undefined;
  onChange: (changes: Narrowing) => void;
}

const LAKH = 100_000;
const SOURCES = APPLICATION_SOURCES.map((value) => ({ value, label: APPLICATION_SOURCE_LABELS[value] }));
const NOTICES = NOTICE_STEPS.map((value) => ({ value, label: NOTICE_PERIOD_LABELS[value] }));

/** Narrows applicants by what they have, expect and how soon they can come. */
export function ApplicantFilters({ value, found, onChange }: ApplicantFiltersProps) {
  const { source, experienceMin, payMax, noticeMax } = value;
  return (
    <FilterDrawer
      active={Object.keys(narrowingOf(value)).length}
      found={found === undefined ? undefined : count(found, 'applicant')}
      counted="applicants"
    >
      <div style={{ display: 'grid', gap: 18 }}>
        <Select
          label="Came by"
          placeholder="Any way"
          clearable
          value={source ?? null}
          data={SOURCES}
          onChange={(next) => onChange({ source: next ?? undefined } as Narrowing)}
        />
        <NumberInput
          label="Years of experience, at least"
          value={experienceMin ?? ''}
          min={0}
          max={50}
          allowDecimal={false}
          onChange={(next) => onChange({ experienceMin: next === '' ? undefined : Number(next) })}
        />
        <NumberInput
          label="Expects at most, in lakhs a year"
          value={payMax === undefined ? '' : payMax / LAKH}
          min={0}
          max={9999}
          onChange={(next) => onChange({ payMax: next === '' ? undefined : Math.round(Number(next) * LAKH) })}
        />
        <Select
          label="Notice, at most"
          placeholder="Any"
          clearable
          value={noticeMax ?? null}
          data={NOTICES}
          onChange={(next) => onChange({ noticeMax: next ?? undefined } as Narrowing)}
        />
      </div>
    </FilterDrawer>
  );
}
