import type * as z from 'zod';
import type { ExperienceDraft, ExperienceInput, ExperienceProfile } from '#contract/candidates/experience.ts';
import type { Db } from '#server/db/schema/database.ts';
import { newId } from '#server/platform/new-id.ts';
import { toExperienceProfile, toExperiences } from './experiences.ts';
import { keepIds } from './kept-ids.ts';
import { firstDayOf } from './month.ts';
import * as queries from './sections.queries.ts';
import type { SectionStore } from './sections.service.ts';

type Draft = z.output<typeof ExperienceDraft>;

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
