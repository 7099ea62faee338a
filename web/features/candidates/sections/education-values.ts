import type * as z from 'zod';
import type { Education, EducationDraft, getEducation } from '#contract/candidates/education.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';

export type EducationState = AnswerOf<typeof getEducation>;
export type EducationValues = z.input<typeof EducationDraft>;

/** One entry of the form; its id exists from the start. */
export type DegreeValues = NonNullable<EducationValues['educations']>[number] & { id: string };

export function toDegree(education: Education): DegreeValues {
  const { verificationStatus: _, ...rest } = education;
  return { ...rest, specialization: rest.specialization ?? '' };
}

export function newDegree() {
  return {
    id: crypto.randomUUID(),
    universityName: '',
    educationDegree: '',
    fieldOfStudy: '',
    specialization: '',
    courseType: 'FULL_TIME',
    startYear: null,
    endYear: null,
    cgpa: null,
    percentage: null,
  } satisfies Required<DegreeValues>;
}

/** Latest first; degrees without an end year stay on top. */
export function sorted(degrees: readonly DegreeValues[]): DegreeValues[] {
  return degrees.toSorted((a, b) => (b.endYear ?? 9999) - (a.endYear ?? 9999));
}

/** `CGPA 8.7`, `84%`; null when neither is given. */
export function markInWords({ cgpa, percentage }: DegreeValues): string | null {
  if (cgpa !== null && cgpa !== undefined) return `CGPA ${cgpa}`;
  return percentage !== null && percentage !== undefined ? `${percentage}%` : null;
}

/** True if nothing changed; all kinds of empty value are equal. */
export function isTypedSame(a: DegreeValues, b: DegreeValues): boolean {
  const fields = Object.keys(newDegree()) as (keyof DegreeValues)[];
  return fields.every((field) => (a[field] ?? '') === (b[field] ?? ''));
}

/** True if a proof of one degree also proves the other. */
export function isSameDegree(a: DegreeValues | Education, b: DegreeValues | Education): boolean {
  return (
    a.universityName === b.universityName &&
    a.educationDegree === b.educationDegree &&
    a.fieldOfStudy === b.fieldOfStudy &&
    a.startYear === b.startYear &&
    a.endYear === b.endYear
  );
}
