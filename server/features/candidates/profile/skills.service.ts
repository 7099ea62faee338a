import type * as z from 'zod';
import type { Skill, SkillsDraft, SkillsInput, SkillsProfile } from '#contract/candidates/skills.ts';
import { nothingLeft } from '#contract/kit/every-field.ts';
import { PROFICIENCIES, type Proficiency, proficiencyLevel } from '#contract/labels/profile.ts';
import type { Db } from '#server/db/schema/database.ts';
import { type CandidateChange, getCandidate } from '#server/features/candidates/candidates.queries.ts';
import { newId } from '#server/platform/new-id.ts';
import { monthOf, thisMonth } from './experiences.ts';
import * as queries from './sections.queries.ts';
import { keepIds, type SectionStore } from './sections.service.ts';

type Draft = z.output<typeof SkillsDraft>;

export function toSkills(rows: readonly queries.SkillRow[], jobs: readonly queries.ExperienceRow[]): Skill[] {
  return rows.map((row) => {
    const level = PROFICIENCIES[row.level - 1] ?? 'BEGINNER';
    return {
      ...toSkill({ ...row, competency: level }),
      id: row.id,
      lastUsed: lastUsed(row.skillName, jobs),
    };
  });
}

interface Entry {
  id?: string | null;
  skillName: string;
  years: number;
  months: number;
  competency: Proficiency;
}

function toSkill({ id, skillName, years, months, competency }: Entry): Skill {
  return {
    id: id ?? newId(),
    skillName,
    experience: { years, months },
    competency,
    proficiencyLevel: competency,
    lastUsed: null,
  };
}

/** The month of the last job that lists the skill among its technologies. */
function lastUsed(skillName: string, jobs: readonly queries.ExperienceRow[]): string | null {
  const name = skillName.toLowerCase();
  const months = jobs
    .filter(({ technologiesUsed }) => technologiesUsed.some((used) => used.toLowerCase() === name))
    .flatMap(({ isCurrentJob, endMonth }) => (isCurrentJob ? thisMonth() : (monthOf(endMonth) ?? [])));
  return months.sort().at(-1) ?? null;
}

async function read(db: Db, userId: string): Promise<SkillsProfile> {
  const [{ domain, primaryRole }, rows, jobs] = await Promise.all([
    getCandidate(db, userId),
    queries.listSkills(db, [userId]),
    queries.listExperiences(db, [userId]),
  ]);
  return { domain: domain ?? '', primaryRole: primaryRole ?? '', skills: toSkills(rows, jobs) };
}

async function write(
  db: Db,
  userId: string,
  { domain, primaryRole, skills, ...rest }: SkillsInput,
): Promise<CandidateChange> {
  const kept = keepIds(skills, await queries.listSkills(db, [userId]));
  await queries.replaceSkills(
    db,
    userId,
    kept.map(({ id, skillName, experience: { years, months, ...more }, competency, ...other }, position) => {
      nothingLeft(more);
      nothingLeft(other);
      return {
        id,
        candidateId: userId,
        skillName,
        years,
        months,
        level: proficiencyLevel(competency),
        position,
      };
    }),
  );
  nothingLeft(rest);
  return { domain, primaryRole };
}

export const skills: SectionStore<SkillsInput, Draft, SkillsProfile> = {
  section: 'skills',
  read,
  write,
  showDraft: (_saved, draft) => ({
    ...draft,
    skills: draft.skills.map((skill) => toSkill({ ...skill, ...skill.experience })),
  }),
};
