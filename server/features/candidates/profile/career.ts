import type { Career, CareerInput, CareerProfile } from '#contract/candidates/career-profile.ts';
import { DesiredJobType, EmploymentType, Shift } from '#contract/labels/profile.ts';
import type { CandidateRow } from '#server/features/candidates/candidates.queries.ts';

export function toCareer(row: CandidateRow): Career {
  const { currentIndustry, department, roleCategory, jobRole } = row;
  return {
    currentIndustry,
    department,
    roleCategory,
    jobRole,
    desiredJobType: DesiredJobType.parse(row.desiredJobType),
    desiredEmploymentType: EmploymentType.parse(row.desiredEmploymentType),
    preferredShift: Shift.parse(row.preferredShift),
  };
}

/** What was left open is taken from the skills; cities and pay are those of Basic Info. */
export function toCareerProfile(row: CandidateRow): CareerProfile {
  const career = toCareer(row);
  return {
    ...career,
    department: career.department ?? row.domain,
    roleCategory: career.roleCategory ?? row.domain,
    jobRole: career.jobRole ?? row.primaryRole,
    preferredWorkLocation: row.preferredLocations,
    expectedSalary: row.expectedTotal,
  };
}

export function toColumns(input: CareerInput) {
  return {
    ...input,
    currentIndustry: input.currentIndustry ?? null,
    department: input.department ?? null,
    roleCategory: input.roleCategory ?? null,
    jobRole: input.jobRole ?? null,
  };
}
