import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { listInterviewers } from '#contract/interviews/recruiter.ts';
import type { JobInput } from '#contract/jobs/job.ts';
import { endpointQuery } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { type JobValues, NEW_JOB } from './job-values.ts';
import { PlanField } from './plan-field.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const round = (name: string): JobValues['interviewPlan'][number] => ({
  name,
  interviewType: 'TECHNICAL',
  duration: 60,
  interviewerIds: [],
  criteria: ['Depth', 'Fit'],
});

function Plan() {
  const interviewPlan = ['Talk', 'Pairing', 'Design'].map(round);
  const { control } = useForm<JobValues, unknown, JobInput>({
    defaultValues: { ...NEW_JOB, interviewPlan },
  });
  return <PlanField control={control} />;
}

function show() {
  const { queryKey } = endpointQuery(listInterviewers, {});
  queryClient.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(queryKey, [] as never);
  render(<Plan />);
}

const nameOf = (place: number) =>
  screen.getByLabelText<HTMLInputElement>(`Round ${place}`, { selector: 'input' });
const names = () => [1, 2, 3].map((place) => nameOf(place).value);
const button = (name: string) => screen.getByLabelText<HTMLButtonElement>(name);

test('a round moves up and down and keeps the focus, so that the same key moves it on', async () => {
  const user = userEvent.setup();
  show();
  button('Move round 3 up').focus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Talk', 'Design', 'Pairing']);
  expect(document.activeElement).toBe(button('Move round 2 up'));
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Design', 'Talk', 'Pairing']);
  // It is the first now and can only move down.
  expect(button('Move round 1 up').disabled).toBe(true);
  expect(document.activeElement).toBe(button('Move round 1 down'));
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Talk', 'Design', 'Pairing']);
  expect(document.activeElement).toBe(button('Move round 2 down'));
});

test('a round keeps its fields when it moves', async () => {
  const user = userEvent.setup();
  show();
  const field = nameOf(1);
  await user.click(button('Move round 1 down'));
  expect(nameOf(2)).toBe(field);
  await user.click(button('Remove round 1'));
  expect(nameOf(1)).toBe(field);
  expect(field.value).toBe('Talk');
});
