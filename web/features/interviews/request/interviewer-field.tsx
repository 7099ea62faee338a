import type { FieldValues } from 'react-hook-form';
import { listInterviewers } from '#contract/interviews/recruiter.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import type { FieldProps } from '#web/lib/forms/field.ts';
import { SelectField } from '#web/ui/fields/choice-field.tsx';

/** The interviewer, a member of the team; by default the user. */
export function InterviewerField<T extends FieldValues>(props: Pick<FieldProps<T>, 'control' | 'name'>) {
  const interviewers = useEndpoint(listInterviewers, {});
  const data = interviewers.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return <SelectField {...props} label="Interviewer" optional placeholder="You" clearable data={data} />;
}
