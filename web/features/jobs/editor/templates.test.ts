import { expect, test } from 'vitest';
import { JobInput } from '#contract/jobs/job.ts';
import { missingToPublish } from '#contract/jobs/jobs.policy.ts';
import { TECHNOLOGIES } from '#contract/lists/technologies.ts';
import { NEW_JOB } from './job-values.ts';
import { mergeJobs } from './merge-jobs.ts';
import { TEMPLATES, templateChoices, templateValues } from './start-from.tsx';

const entries = Object.entries(TEMPLATES);

test('the list offers every role once, by group', () => {
  const offered = templateChoices().flatMap(({ items }) => items.map(({ value }) => value));
  expect(offered.sort()).toEqual(Object.keys(TEMPLATES).sort());
  expect(templateChoices().length).toBeGreaterThan(2);
});

test.each(entries)(
  '%s lacks nothing to be published but pay and place, and names known skills',
  async (_, role) => {
    const template = await role.read();
    const values = templateValues(template);
    const input = JobInput.parse({ ...values, salary: { min: 0, max: 0 } });
    const requiredSkills = input.requiredSkills ?? [];
    expect(missingToPublish({ ...input, requiredSkills }).map(({ path }) => path)).toEqual([
      'salary.max',
      'location.city',
    ]);
    const known: readonly string[] = TECHNOLOGIES;
    expect(requiredSkills.filter(({ skillName }) => !known.includes(skillName))).toEqual([]);
    expect(input.interviewPlan?.length).toBeGreaterThan(1);
    expect(input.responsibilities.length).toBeGreaterThan(3);
    expect(JSON.stringify(template)).not.toMatch(/\[[a-z]/);
  },
);

test('a template only fills in fields that were not edited, and another one replaces the texts of the first', async () => {
  const backend = templateValues(await TEMPLATES.backend.read());
  const designer = templateValues(await TEMPLATES.designer.read());
  const typed = { ...NEW_JOB, title: 'Ledger Engineer', openings: 3 };
  const first = mergeJobs(NEW_JOB, typed, backend).merged;
  expect(first).toEqual({ ...backend, title: 'Ledger Engineer', openings: 3 });
  const second = mergeJobs(backend, { ...first, description: 'Own words.' }, designer).merged;
  expect(second).toEqual({ ...designer, title: 'Ledger Engineer', openings: 3, description: 'Own words.' });
});
