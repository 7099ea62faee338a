import { type FieldErrors, get, type Resolver, set } from 'react-hook-form';
import type { JobInput } from '#contract/jobs/job.ts';
import { missingToPublish } from '#contract/jobs/jobs.policy.ts';
import type { JobValues } from './job-values.ts';

/** The parts of the form as they stand on it: a summary lists faults in this order. */
const ORDER: readonly (keyof JobValues)[] = [
  'title',
  'department',
  'jobType',
  'experienceLevel',
  'experienceRequired',
  'openings',
  'salary',
  'workMode',
  'location',
  'maxNoticePeriod',
  'description',
  'responsibilities',
  'qualifications',
  'benefits',
  'requiredSkills',
  'interviewPlan',
];

function gapsOf({ salary, ...values }: JobValues) {
  const named = { ...salary, min: salary.min ?? 0, max: salary.max ?? 0 };
  return missingToPublish({ ...values, salary: named });
}

type JobResolver = Resolver<JobValues, unknown, JobInput>;

/** Checks what was typed and, where it is to be published, in the same breath what is missing. */
export function jobResolver(typed: JobResolver, isToPublish: () => boolean): JobResolver {
  return async (values, context, options) => {
    const result = await typed(values, context, options);
    if (!isToPublish()) return result;
    const errors: FieldErrors<JobValues> = { ...result.errors };
    for (const { path, message } of gapsOf(values)) {
      if (!get(errors, path)) set(errors, path, { type: 'publish', message });
    }
    const faulty = ORDER.filter((part) => errors[part]);
    if (faulty.length === 0) return result;
    return { values: {}, errors: Object.fromEntries(faulty.map((part) => [part, errors[part]])) };
  };
}
