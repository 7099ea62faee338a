import type * as z from 'zod';
import type {
  ExperienceDraft,
  ExperienceInput,
  ExperienceProfile,
  WorkExperience,
} from '#contract/candidates/experience.ts';
import { totalMonths } from '#contract/candidates/experience-months.ts';
import type { EmploymentType } from '#contract/labels/profile.ts';
import type { Db } from '#server/db/schema/database.ts';
import { newId } from '#server/platform/new-id.ts';
import { keepIds } from './kept-ids.ts';
import { firstDayOf, monthOf, thisMonth } from './month.ts';
import * as queries from './sections.queries.ts';
import type { SectionStore } from './sections.service.ts';

type Draft = z.output<typeof ExperienceDraft>;

export function toExperiences(rows: readonly queries.ExperienceRow[]): WorkExperience[] {
  return rows.map(({ startMonth, endMonth, candidateId: _, position: __, ...row }) => ({
    ...row,
    startDate: monthOf(startMonth),
    endDate: monthOf(endMonth),
    employmentType: row.employmentType as EmploymentType | null,
  }));
}

export function toExperienceProfile(experiences: WorkExperience[]): ExperienceProfile {
  const months = totalMonths(experiences, thisMonth());
  return {
    experiences,
    totalExperienceYears: Math.floor(months / 12),
    totalExperienceMonths: months % 12,
  };
}

async function write(db: Db, userId: string, { experiences }: ExperienceInput): Promise<void> {
  const kept = keepIds(experiences, await queries.listExperiences(db, [userId]));
  await queries.replaceExperiences(
    db,
    userId,
    kept.map(({ startDate, endDate, ...job }, position) => ({
      ...job,
      candidateId: userId,
      startMonth: firstDayOf(startDate),
      endMonth: job.isCurrentJob ? null : firstDayOf(endDate),
      location: job.location ?? null,
      employmentType: job.employmentType ?? null,
      description: job.description ?? null,
      position,
    })),
  );
}

function showDraft(_saved: ExperienceProfile, { experiences }: Draft): ExperienceProfile {
  return toExperienceProfile(
    experiences.map((job) => ({
      ...job,
      id: job.id ?? newId(),
      startDate: job.startDate || null,
      endDate: job.endDate || null,
      employmentType: job.employmentType ?? null,
    })),
  );
}

export const experience: SectionStore<ExperienceInput, Draft, ExperienceProfile> = {
  section: 'experience',
  read: async (db, userId) => toExperienceProfile(toExperiences(await queries.listExperiences(db, [userId]))),
  write,
  showDraft,
};
