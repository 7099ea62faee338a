import type * as z from 'zod';
import { BasicInfoInput } from '#contract/candidates/basic-info.ts';
import { EducationInput } from '#contract/candidates/education.ts';
import { ExperienceInput } from '#contract/candidates/experience.ts';
import type { CandidateProfile, getProfileStats, validateProfile } from '#contract/candidates/profile.ts';
import { type Completion, type Section, toCompletion } from '#contract/candidates/sections.ts';
import { type Skill, SkillsInput } from '#contract/candidates/skills.ts';
import type { ResultOf } from '#contract/core/endpoint.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import { visibilityChanged } from '#server/features/candidates/candidates.events.ts';
import {
  getPerson,
  type PersonRow,
  updateCandidate,
} from '#server/features/candidates/candidates.queries.ts';
import { refreshIndexRows } from '#server/features/candidates/index-row/candidate-index.service.ts';
import { searchBarOf } from '#server/features/candidates/index-row/index-row.ts';
import { countViews } from '#server/features/candidates/views.queries.ts';
import { now } from '#server/platform/clock.ts';
import type { Deed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { toBasicInfo } from './basic-info.service.ts';
import { toEducations } from './education.service.ts';
import { toCareerProfile, toExperienceProfile, toExperiences, toProjects } from './experiences.ts';
import {
  listEducations,
  listExperiences,
  listOnlineProfiles,
  listOpenProofs,
  listProjects,
  listSkills,
} from './sections.queries.ts';
import { toSkills } from './skills.service.ts';

/**
 * A section is complete once it was saved with full validation. The required phone can later be removed in
 * the settings.
 */
export function completionOf(row: PersonRow): Completion {
  return toCompletion({
    basicInfo: row.basicInfoSavedAt !== null && row.phone !== null,
    skills: row.skillsSavedAt !== null,
    experience: row.experienceSavedAt !== null,
    education: row.educationSavedAt !== null,
  });
}

/** In the server, before serialisation: times are still dates. */
type Profile = z.input<typeof CandidateProfile>;

const KEY_SKILLS = 5;

function monthsOf({ experience }: Skill): number {
  return experience.years * 12 + experience.months;
}

/** Everything a candidate has saved. */
export async function load(db: Db, person: PersonRow): Promise<Profile> {
  const jobs = await listExperiences(db, [person.userId]);
  const skills = toSkills(await listSkills(db, [person.userId]), jobs);
  const strongest = skills.toSorted((a, b) => monthsOf(b) - monthsOf(a)).slice(0, KEY_SKILLS);
  return {
    basicInfo: toBasicInfo(person, await listOnlineProfiles(db, person.userId)),
    skills: { domain: person.domain ?? '', primaryRole: person.primaryRole ?? '', skills },
    experience: toExperienceProfile(toExperiences(jobs), toProjects(await listProjects(db, person.userId))),
    education: { educations: toEducations(await listEducations(db, [person.userId])) },
    careerProfile: toCareerProfile(person),
    summary: {
      resumeHeadline: person.headline,
      professionalSummary: person.professionalSummary,
      keySkills: strongest.map(({ skillName }) => skillName),
    },
  };
}

export async function loadOwn(db: Db, userId: string) {
  const person = await getPerson(db, userId);
  const saved = await load(db, person);
  const proofs = await listOpenProofs(db, userId, now());
  const provedBy = new Map(proofs.map(({ educationId, method }) => [educationId, method]));
  return {
    ...saved,
    education: {
      educations: saved.education.educations.map((degree) => ({
        ...degree,
        provedBy: provedBy.get(degree.id) ?? null,
      })),
    },
    completion: completionOf(person),
    isVisible: person.isVisible,
    searchBar: searchBarOf(person),
    /** Before that, notice and pay are column defaults, not answers. */
    hasBasicInfo: person.basicInfoSavedAt !== null,
    /** Increases with every save of any section. */
    version:
      person.basicInfoVersion + person.skillsVersion + person.experienceVersion + person.educationVersion,
  };
}

/** The result of `loadOwn`. */
export type OwnProfile = Awaited<ReturnType<typeof loadOwn>>;

/** Compared with zero, any number of views is an increase of a hundred percent. */
function percentChange(current: number, before: number): number {
  if (before === 0) return current === 0 ? 0 : 100;
  return Math.round(((current - before) / before) * 100);
}

export async function stats(db: Db, userId: string): Promise<ResultOf<typeof getProfileStats>> {
  const person = await getPerson(db, userId);
  const { total, thisWeek, lastWeek } = await countViews(db, userId, localDate(now()));
  return {
    profileViews: total,
    profileViewsChange: percentChange(thisWeek, lastWeek),
    profileCompleteness: completionOf(person).percent,
    lastUpdated: person.updatedAt,
  };
}

function rulesFor({ basicInfo, skills, experience, education }: Profile) {
  return {
    basicInfo: BasicInfoInput.safeParse(basicInfo),
    skills: SkillsInput.safeParse(skills),
    experience: ExperienceInput.safeParse(experience),
    education: EducationInput.safeParse(education),
  } satisfies Record<Section, { success: boolean; error?: z.ZodError }>;
}

/** The validation errors that Save & Continue would give for each section in its current state. */
export async function validate(db: Db, userId: string): Promise<ResultOf<typeof validateProfile>> {
  const person = await getPerson(db, userId);
  const results = rulesFor(await load(db, person));
  const { percent, sections } = completionOf(person);
  return {
    isValid: percent === 100,
    completeness: percent,
    sections: sections.map(({ section, isComplete }) => ({
      section,
      isComplete,
      errors: (results[section].error?.issues ?? []).map(({ path, message }) => ({
        path: path.join('.'),
        message,
      })),
    })),
  };
}

export async function setVisibility(
  db: Db,
  { actorId }: Deed,
  { userId, isVisible }: { userId: string; isVisible: boolean },
): Promise<void> {
  await updateCandidate(db, userId, { isVisible, updatedAt: now() });
  await refreshIndexRows(db, [userId]);
  await emit(db, visibilityChanged, { userId, actorId, isVisible });
}
