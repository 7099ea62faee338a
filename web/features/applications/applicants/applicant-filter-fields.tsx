import { NumberInput, Select } from '@mantine/core';
import { APPLICATION_SOURCE_LABELS, APPLICATION_SOURCES } from '#contract/labels/applications.ts';
import { NOTICE_PERIOD_LABELS } from '#contract/labels/profile.ts';
import { NOTICE_STEPS } from '#contract/matching/notice.ts';
import type { Narrowing } from './narrowing.ts';

const LAKH = 100_000;
const SOURCES = APPLICATION_SOURCES.map((value) => ({ value, label: APPLICATION_SOURCE_LABELS[value] }));
const NOTICES = NOTICE_STEPS.map((value) => ({ value, label: NOTICE_PERIOD_LABELS[value] }));

interface ApplicantFilterFieldsProps {
  value: Narrowing;
  onChange: (changes: Narrowing) => void;
}

/** The filters for applicants. */
export function ApplicantFilterFields({ value, onChange }: ApplicantFilterFieldsProps) {
  const { source, experienceMin, payMax, noticeMax } = value;
  return (
    <div style={{ display: 'grid', gap: 18 }}>
      <Select
        label="Source"
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
  );
}
