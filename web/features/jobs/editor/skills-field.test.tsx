import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { JobInput } from '#contract/jobs/job.ts';
import { fireEvent, render, screen } from '#web/testing/render.tsx';
import { type JobValues, NEW_JOB } from './job-values.ts';
import { SkillsField } from './skills-field.tsx';

function Skills() {
  const { control } = useForm<JobValues, unknown, JobInput>({ defaultValues: NEW_JOB });
  return <SkillsField control={control} />;
}

test('a known skill is listed in its own spelling, any other as typed', async () => {
  render(<Skills />);
  const field = await screen.findByLabelText('Add a skill', { selector: 'input' });
  for (const typed of ['react', ' dbt ']) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  expect(screen.getByRole('button', { name: 'Remove React' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove dbt' })).toBeTruthy();
});
