import type * as z from 'zod';
import type { ExperienceDraft, ExperienceInput, ExperienceProfile } from '#contract/candidates/experience.ts';
import type { ProjectsInput } from '#contract/candidates/projects.ts';
import { nothingLeft } from '#contract/kit/every-field.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { CandidateChange } from '#server/features/candidates/candidates.queries.ts';
import { newId } from '#server/platform/new-id.ts';
import { firstDayOf, toExperienceProfile, toExperiences, toProjects } from './experiences.ts';
import * as queries from './sections.queries.ts';
import { keepIds, type SectionStore } from './sections.service.ts';

type Draft = z.output<typeof ExperienceDraft>;

async function write(
  db: Db,
  userId: string,
  { experiences, projects, ...rest }: ExperienceInput,
): Promise<CandidateChange> {
  nothingLeft(rest);
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
  if (projects) await writeProjects(db, userId, projects);
  return {};
}

async function writeProjects(db: Db, userId: string, projects: ProjectsInput): Promise<void> {
  const kept = keepIds(projects, await queries.listProjects(db, userId));
  await queries.replaceProjects(
    db,
    userId,
    kept.map(({ startDate, endDate, ...project }, position) => ({
      ...project,
      candidateId: userId,
      clientName: project.clientName ?? null,
      startMonth: firstDayOf(startDate),
      endMonth: project.isOngoing ? null : firstDayOf(endDate),
      projectDetails: project.projectDetails ?? null,
      projectUrl: project.projectUrl ?? null,
      position,
    })),
  );
}

function showDraft(saved: ExperienceProfile, { experiences, projects }: Draft): ExperienceProfile {
  return toExperienceProfile(
    experiences.map((job) => ({
      ...job,
      id: job.id ?? newId(),
      startDate: job.startDate || null,
      endDate: job.endDate || null,
      employmentType: job.employmentType ?? null,
    })),
    projects?.map((project) => ({
      ...project,
      id: project.id ?? newId(),
      startDate: project.startDate || null,
      endDate: project.endDate || null,
    })) ?? saved.projects,
  );
}

async function read(db: Db, userId: string): Promise<ExperienceProfile> {
  const jobs = await queries.listExperiences(db, [userId]);
  return toExperienceProfile(toExperiences(jobs), toProjects(await queries.listProjects(db, userId)));
}

export const experience: SectionStore<ExperienceInput, Draft, ExperienceProfile> = {
  section: 'experience',
  read,
  write,
  showDraft,
};
