import { type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { Job } from '#contract/jobs/job.ts';
import { act, fireEvent, render, screen } from '#web/testing/render.tsx';
import { PaySection } from './job-form-sections.tsx';
import { type JobControl, type JobValues, NEW_JOB, valuesOf } from './job-values.ts';

/** As the server returns it: `isRemote` is also true if only the work mode makes it so. */
function jobOf(workMode: Job['workMode'], isRemote: boolean): Job {
  const { interviewPlan, ...rest } = NEW_JOB;
  const location = { city: 'Pune', country: 'India', isRemote: isRemote || workMode === 'REMOTE' };
  const experienceRequired = { min: 0, max: 0 };
  return { ...rest, interviewPlan: [], workMode, location, experienceRequired } as unknown as Job;
}

let form: UseFormReturn<JobValues>;
function Editor({ job }: { job: Job }) {
  form = useForm<JobValues>({ defaultValues: valuesOf(job) });
  return <PaySection control={form.control as unknown as JobControl} setValue={form.setValue} />;
}

const show = (job: Job) => render(<Editor job={job} />);
const choose = (workMode: Job['workMode']) => act(() => form.setValue('workMode', workMode));
const box = () => screen.queryByLabelText<HTMLInputElement>('Can be done remotely');

test('a job that is remote by its work mode is not ticked as one that can also be done remotely', () => {
  show(jobOf('REMOTE', false));
  expect(box()).toBeNull();
  choose('ONSITE');
  expect(box()?.checked).toBe(false);
});

test('the choice comes back when the work mode is changed back and forth', () => {
  show(jobOf('HYBRID', false));
  const found = box();
  if (found) fireEvent.click(found);
  choose('REMOTE');
  expect(box()).toBeNull();
  choose('HYBRID');
  expect(box()?.checked).toBe(true);
  expect(form.getValues('location.isRemote')).toBe(true);
});

test('a hybrid job that can be done remotely stays one', () => {
  show(jobOf('HYBRID', true));
  expect(box()?.checked).toBe(true);
});
