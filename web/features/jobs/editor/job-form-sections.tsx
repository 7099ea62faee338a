import { Autocomplete, RangeSlider } from '@mantine/core';
import type { ReactNode } from 'react';
import { type UseFormSetValue, useWatch } from 'react-hook-form';
import { JobInput, MAX_DESCRIPTION, MAX_EXPERIENCE_YEARS, MAX_OPENINGS } from '#contract/jobs/job.ts';
import {
  EXPERIENCE_LEVEL_LABELS,
  JOB_TYPE_LABELS,
  SALARY_PERIOD_LABELS,
  WORK_MODE_LABELS,
} from '#contract/labels/jobs.ts';
import { NOTICE_PERIOD_LABELS } from '#contract/labels/profile.ts';
import { CITIES } from '#contract/lists/cities.ts';
import { NOTICE_STEPS } from '#contract/matching/notice.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import { useField } from '#web/lib/forms/field.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { CheckboxField, SelectField } from '#web/ui/fields/choice-field.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { MoneyField, NumberField } from '#web/ui/fields/number-field.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import classes from './job-form.module.css';
import type { JobControl, JobValues } from './job-values.ts';
import { PlanField } from './plan-field.tsx';
import { PointsField } from './points-field.tsx';
import { SkillsField } from './skills-field.tsx';

/** Accepts any city, and suggests known ones. */
function CityField({ control, cities }: { control: JobControl; cities: readonly string[] }) {
  const { field, error, id } = useField({ control, name: 'location.city' });
  return (
    <Autocomplete
      {...field}
      value={String(field.value ?? '')}
      id={id}
      label="City"
      maxLength={80}
      data={[...cities]}
      limit={8}
      error={error}
    />
  );
}

function options(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

const NOTICE_OPTIONS = NOTICE_STEPS.map((value) => ({ value, label: NOTICE_PERIOD_LABELS[value] }));

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}

interface SectionProps {
  control: JobControl;
}

export function RoleSection({ control }: SectionProps) {
  const longestTitle = maxLengthOf(JobInput, 'title');
  const longestDepartment = maxLengthOf(JobInput, 'department');
  return (
    <Group title="Role">
      <TextField control={control} name="title" label="Job title" maxLength={longestTitle} />
      <TextField
        control={control}
        name="department"
        label="Department"
        optional
        maxLength={longestDepartment}
      />
      <FieldPair>
        <SelectField control={control} name="jobType" label="Job type" data={options(JOB_TYPE_LABELS)} />
        <SelectField
          control={control}
          name="experienceLevel"
          label="Experience level"
          data={options(EXPERIENCE_LEVEL_LABELS)}
        />
      </FieldPair>
      <FieldPair>
        <NumberField
          control={control}
          name="experienceRequired.min"
          label="Minimum experience (years)"
          optional
          max={MAX_EXPERIENCE_YEARS}
        />
        <NumberField
          control={control}
          name="experienceRequired.max"
          label="Maximum experience (years)"
          optional
          max={MAX_EXPERIENCE_YEARS}
        />
      </FieldPair>
      <NumberField control={control} name="openings" label="Openings" min={1} max={MAX_OPENINGS} w={160} />
    </Group>
  );
}

const LAKH = 100_000;
const SLIDER_END = 100;
const SLIDER_MARKS = [0, 25, 50, 75, 100].map((value) => ({ value, label: formatLakhs(value * LAKH) }));

export function PaySection({ control, setValue }: SectionProps & { setValue: UseFormSetValue<JobValues> }) {
  const { min, max, period } = useWatch({ control, name: 'salary' });
  const workMode = useWatch({ control, name: 'workMode' });
  const from = Math.min(SLIDER_END, Math.round((min ?? 0) / LAKH));
  const to = Math.min(SLIDER_END, Math.round((max ?? 0) / LAKH));
  return (
    <Group title="Pay and place">
      <SelectField
        control={control}
        name="salary.period"
        label="Pay is given"
        data={options(SALARY_PERIOD_LABELS)}
        w={200}
      />
      {period === 'YEARLY' && (
        <RangeSlider
          min={0}
          max={SLIDER_END}
          minRange={1}
          marks={SLIDER_MARKS}
          className={classes.slider}
          value={[from, Math.max(to, from)]}
          label={(lakhs) => formatLakhs(lakhs * LAKH)}
          thumbFromLabel="Lowest salary in lakhs"
          thumbToLabel="Highest salary in lakhs"
          onChange={([low, high]) => {
            setValue('salary.min', low * LAKH, { shouldDirty: true });
            setValue('salary.max', high * LAKH, { shouldDirty: true, shouldValidate: true });
          }}
        />
      )}
      <FieldPair>
        <MoneyField control={control} name="salary.min" label="From" />
        <MoneyField control={control} name="salary.max" label="To" />
      </FieldPair>
      <SelectField control={control} name="workMode" label="Work mode" data={options(WORK_MODE_LABELS)} />
      <FieldPair>
        <CityField control={control} cities={CITIES} />
        <TextField control={control} name="location.country" label="Country" maxLength={80} />
      </FieldPair>
      {workMode !== 'REMOTE' && (
        <CheckboxField control={control} name="location.isRemote" label="Can be done remotely" />
      )}
      <SelectField
        control={control}
        name="maxNoticePeriod"
        label="Longest notice period"
        placeholder="Choose"
        data={NOTICE_OPTIONS}
      />
    </Group>
  );
}

export function WorkSection({ control }: SectionProps) {
  return (
    <Group title="What they will do">
      <TextareaField
        control={control}
        name="description"
        label="Description"
        minRows={6}
        maxRows={20}
        limit={MAX_DESCRIPTION}
      />
      <PointsField control={control} name="responsibilities" label="Responsibilities" noun="responsibility" />
      <PointsField control={control} name="qualifications" label="Qualifications" noun="qualification" />
      <PointsField control={control} name="benefits" label="Benefits" noun="benefit" />
    </Group>
  );
}

export function PlanSection({ control }: SectionProps) {
  return (
    <Group title="Interview plan">
      <p className="muted">Requests to candidates start from it, and interviewers rate its criteria.</p>
      <PlanField control={control} />
    </Group>
  );
}

export function SkillsSection({ control }: SectionProps) {
  return (
    <Group title="Required skills">
      <p className="muted">
        Candidates are scored against these. Years and stars are the least you ask for; one star means any.
      </p>
      <SkillsField control={control} />
    </Group>
  );
}
