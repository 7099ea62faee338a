import { useEffect } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { getRequestStart } from '#contract/interviews/decide.ts';
import type { InterviewRequest, InterviewRequests } from '#contract/interviews/request.ts';
import type { JobSummary } from '#contract/jobs/job.ts';
import { useEndpoint } from '#web/lib/api/query.ts';

type Values = z.input<typeof InterviewRequest>;
export type RequestForm = UseFormReturn<Values, unknown, z.output<typeof InterviewRequest>>;
type SeveralValues = z.input<typeof InterviewRequests>;
export type SeveralForm = UseFormReturn<SeveralValues, unknown, z.output<typeof InterviewRequests>>;

/** Fills related fields, unless one of them has been edited. */
function fill<V extends FieldValues>(
  { getFieldState, resetField }: Pick<UseFormReturn<V>, 'getFieldState' | 'resetField'>,
  names: Path<V>[],
  values: readonly unknown[],
): void {
  if (names.some((name) => getFieldState(name).isDirty)) return;
  names.forEach((name, at) => {
    resetField(name, { defaultValue: values[at] as never });
  });
}

/** Choosing a job fills in the next round and its pay, except for edited fields. */
export function useRequestStart(form: RequestForm, jobs: readonly JobSummary[]): void {
  const { control, getFieldState, resetField } = form;
  const [jobId, candidateId] = useWatch({ control, name: ['jobId', 'candidateId'] });
  const query = { jobId: jobId ?? '', candidateId };
  const { data: start } = useEndpoint(getRequestStart, { query }, { enabled: Boolean(jobId) });
  const pay = start?.salaryRange ?? jobs.find(({ id }) => id === jobId)?.salary;
  useEffect(() => {
    const fields = { getFieldState, resetField };
    if (pay) fill<Values>(fields, ['salaryRange.min', 'salaryRange.max'], [pay.min, pay.max]);
    if (!start) return;
    fill<Values>(fields, ['interviewType'], [start.interviewType]);
    fill<Values>(fields, ['interviewMode'], [start.interviewMode]);
    fill<Values>(fields, ['duration'], [start.duration]);
    fill<Values>(fields, ['interviewStage', 'totalStages'], [start.interviewStage, start.totalStages]);
    fill<Values>(fields, ['interviewerId'], [start.interviewerId]);
  }, [pay, start, getFieldState, resetField]);
}

/**
 * Choosing a job fills in its first round as planned, and its pay for each candidate
 * whose pay was not edited.
 */
export function useSeveralStart(form: SeveralForm, jobs: readonly JobSummary[]): void {
  const { control, getFieldState, getValues, resetField } = form;
  const jobId = useWatch({ control, name: 'jobId' });
  const query = { jobId: jobId ?? '' };
  const { data: start } = useEndpoint(getRequestStart, { query }, { enabled: Boolean(jobId) });
  const pay = jobs.find(({ id }) => id === jobId)?.salary;
  useEffect(() => {
    const fields = { getFieldState, resetField };
    for (const place of pay ? getValues('people').keys() : []) {
      const range = `people.${place}.salaryRange` as const;
      fill<SeveralValues>(fields, [`${range}.min`, `${range}.max`], [pay?.min, pay?.max]);
    }
    if (!start) return;
    fill<SeveralValues>(fields, ['interviewType'], [start.interviewType]);
    fill<SeveralValues>(fields, ['interviewMode'], [start.interviewMode]);
    fill<SeveralValues>(fields, ['duration'], [start.duration]);
    fill<SeveralValues>(fields, ['totalStages'], [start.totalStages]);
    fill<SeveralValues>(fields, ['interviewerId'], [start.interviewerId]);
  }, [pay, start, getFieldState, getValues, resetField]);
}
