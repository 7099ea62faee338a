import type { Career, CareerInput, CareerProfile } from '#contract/candidates/career-profile.ts';
import type { ExperienceProfile, WorkExperience } from '#contract/candidates/experience.ts';
import { totalMonths } from '#contract/candidates/experience-months.ts';
import type { Project } from '#contract/candidates/projects.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { DesiredJobType, EmploymentType, Shift } from '#contract/labels/profile.ts';
import type { CandidateRow } from '#server/features/candidates/candidates.queries.ts';
import { now } from '#server/platform/clock.ts';
import type { ExperienceRow, ProjectRow } from './sections.queries.ts';

/** `2026-11` from the first day of the month in the database. */
export function monthOf(firstDay: string | null): string | null {
  return firstDay?.slice(0, 7) ?? null;
}

export function firstDayOf(month: string | null | undefined): string | null {
  return month ? `${month}-01` : null;
}

export function thisMonth(): string {
  return localDate(now()).slice(0, 7);
}

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

/** Missing values are derived from the skills; cities and pay are those of Basic Info. */
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

export function toExperiences(rows: readonly ExperienceRow[]): WorkExperience[] {
  return rows.map(({ startMonth, endMonth, candidateId: _, position: __, ...row }) => ({
    ...row,
    startDate: monthOf(startMonth),
    endDate: monthOf(endMonth),
    employmentType: row.employmentType as EmploymentType | null,
  }));
}

export function toProjects(rows: readonly ProjectRow[]): Project[] {
  return rows.map(({ startMonth, endMonth, candidateId: _, position: __, ...row }) => ({
    ...row,
    startDate: monthOf(startMonth),
    endDate: monthOf(endMonth),
  }));
}

export function toExperienceProfile(experiences: WorkExperience[], projects: Project[]): ExperienceProfile {
  const months = totalMonths(experiences, thisMonth());
  return {
    experiences,
    totalExperienceYears: Math.floor(months / 12),
    totalExperienceMonths: months % 12,
    projects,
  };
}
