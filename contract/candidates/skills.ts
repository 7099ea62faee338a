import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint, LONGEST_BODY_BYTES } from '../core/endpoint.ts';
import { rulesOf } from '../kit/every-field.ts';
import { required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { Proficiency, ProficiencyInput } from '../labels/profile.ts';
import { DOMAINS, rolesOf } from '../lists/roles.ts';
import { skillSpelling } from '../lists/skill-spelling.ts';
import { draftList, draftNumber, draftText } from './draft-fields.ts';
import { DraftQuery, SaveQuery, SECTION_PATHS, sectionState } from './sections.ts';

export const MAX_SKILL_YEARS = 50;
export const MAX_SKILL_MONTHS = 11;
const MAX_SKILLS = 50;

const TEXTS = {
  domain: 'Domain is required',
  role: 'Primary role is required',
  skills: 'Add at least one skill',
  name: 'Skill name is required',
  years: `Years must be between 0 and ${MAX_SKILL_YEARS}`,
  months: `Months must be between 0 and ${MAX_SKILL_MONTHS}`,
  twice: 'This skill is already in your list',
} as const;

/** An integer, at most `max`; negative values become 0. */
function clamped(max: number, text: string) {
  return z
    .int({ error: text })
    .max(max, text)
    .overwrite((value) => Math.max(0, value));
}

const SkillInput = ordered({
  id: z.string().max(100).nullish(),
  skillName: required(TEXTS.name, { max: 80 }).overwrite(skillSpelling),
  experience: z.object({
    years: clamped(MAX_SKILL_YEARS, TEXTS.years),
    months: clamped(MAX_SKILL_MONTHS, TEXTS.months),
  }),
  competency: ProficiencyInput,
});

const SkillList = z
  .array(SkillInput, { error: TEXTS.skills })
  .min(1, TEXTS.skills)
  .max(MAX_SKILLS, `Please list at most ${MAX_SKILLS} skills`)
  .superRefine((skills, context) => {
    const seen = new Set<string>();
    skills.forEach(({ skillName }, place) => {
      const key = skillName.toLowerCase();
      if (seen.has(key))
        context.addIssue({ code: 'custom', path: [place, 'skillName'], message: TEXTS.twice });
      seen.add(key);
    });
  });

const StrictSkills = ordered(
  {
    domain: z.enum(DOMAINS, { error: TEXTS.domain }),
    primaryRole: required(TEXTS.role, { max: 80 }),
    skills: SkillList,
  },
  {
    at: 'primaryRole',
    reads: ['domain', 'primaryRole'],
    text: 'Please choose a role of this domain',
    holds: ({ domain, primaryRole }) => {
      const roles = rolesOf(domain);
      return primaryRole === '' || roles.length === 0 || roles.includes(primaryRole);
    },
  },
);

const DraftSkill = z
  .object({
    id: z.string().max(100).nullish(),
    skillName: draftText(TEXTS.name),
    experience: z
      .object({ years: draftNumber(TEXTS.years), months: draftNumber(TEXTS.months) })
      .default({ years: 0, months: 0 }),
    competency: ProficiencyInput.optional(),
    /** The name of the level in answers, accepted for clients that send an answer back. */
    proficiencyLevel: ProficiencyInput.optional(),
  })
  .transform(({ competency, proficiencyLevel = 'BEGINNER', ...skill }) => ({
    ...skill,
    competency: competency ?? proficiencyLevel,
  }));

export const SkillsDraft = z.object({
  domain: draftText(TEXTS.domain),
  primaryRole: draftText(TEXTS.role),
  skills: draftList(DraftSkill, TEXTS.skills),
});

export const Skill = z.object({
  id: z.string(),
  skillName: z.string(),
  experience: z.object({ years: z.number(), months: z.number() }),
  competency: Proficiency,
  proficiencyLevel: Proficiency,
  /** The last month of the latest job that names the skill, `2026-11`; null if none does. */
  lastUsed: z.string().nullable(),
});
export type Skill = z.output<typeof Skill>;

export const SkillsProfile = z.object({
  domain: z.string(),
  primaryRole: z.string(),
  skills: z.array(Skill),
});
export type SkillsProfile = z.output<typeof SkillsProfile>;

/** The rules of Save & Continue. */
export const SkillsInput = rulesOf(StrictSkills, SkillsDraft, SkillsProfile);
export type SkillsInput = z.output<typeof SkillsInput>;

const EditableSkills = SkillsProfile.extend(sectionState);

const path = `/api/jobseeker/profile/${SECTION_PATHS.skills}`;

export const getSkills = endpoint({
  name: 'getSkills',
  method: 'GET',
  path,
  summary: 'Domain, role and skills of the signed-in candidate, with their version as ETag',
  access: candidate,
  reads: ['profile'],
  query: DraftQuery,
  response: EditableSkills,
});

export const saveSkills = endpoint({
  name: 'saveSkills',
  method: 'PUT',
  path,
  summary: 'Replace domain, role and skills, or keep them as a draft; If-Match is optional',
  access: candidate,
  changes: ['profile'],
  query: SaveQuery,
  maxBytes: LONGEST_BODY_BYTES,
  body: SkillsDraft,
  response: EditableSkills,
});
