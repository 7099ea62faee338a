import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import type { JobInput } from '#contract/jobs/job.ts';
import { countJobReach, type JobReach as Reach } from '#contract/jobs/reach.ts';
import { endpointQuery } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { JobReach } from './job-reach.tsx';
import { type JobValues, NEW_JOB } from './job-values.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const ASKED: JobValues = {
  ...NEW_JOB,
  salary: { ...NEW_JOB.salary, min: 1_000_000, max: 2_000_000 },
  experienceRequired: { min: 2, max: 4 },
};

function Written() {
  const { control } = useForm<JobValues, unknown, JobInput>({ defaultValues: ASKED });
  return <JobReach control={control} />;
}

function show(reach: Reach): string {
  const { requiredSkills, experienceRequired, salary, location, workMode, maxNoticePeriod } = ASKED;
  const body = { requiredSkills, experienceRequired, salary, location, workMode, maxNoticePeriod };
  const { queryKey } = endpointQuery(countJobReach, { body: JSON.parse(JSON.stringify(body)) });
  queryClient.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(queryKey, reach as never);
  render(<Written />);
  return screen.getByRole('region', { name: 'Who matches now' }).textContent ?? '';
}

const NARROWEST = { wish: 'Go, 3 years', more: 5120 };

test('an estimate from a sample is shown with "about"', () => {
  const text = show({ total: 12_300, isEstimate: true, narrowest: [{ ...NARROWEST, isEstimate: true }] });
  expect(text).toContain('about 12,300 candidates meet all requirements');
  expect(text).toContain('Without “Go, 3 years”: about 5,120 more');
});

test('an exact count is shown without', () => {
  const text = show({ total: 12, isEstimate: false, narrowest: [{ ...NARROWEST, isEstimate: false }] });
  expect(text).toContain('12 candidates meet all requirements');
  expect(text).not.toContain('about');
});
