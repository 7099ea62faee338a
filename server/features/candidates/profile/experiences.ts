import type { ExperienceProfile, WorkExperience } from '#contract/candidates/experience.ts';
import { totalMonths } from '#contract/candidates/experience-months.ts';
import type { Project } from '#contract/candidates/projects.ts';
import type { EmploymentType } from '#contract/labels/profile.ts';
import { monthOf, thisMonth } from './month.ts';
import type { ExperienceRow, ProjectRow } from './sections.queries.ts';

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
