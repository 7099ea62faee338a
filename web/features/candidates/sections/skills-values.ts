import type { Control, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { getSkills, SkillsDraft, SkillsInput } from '#contract/candidates/skills.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';

export type SkillsState = AnswerOf<typeof getSkills>;
export type SkillsValues = z.input<typeof SkillsDraft>;
export type SkillValues = NonNullable<SkillsValues['skills']>[number];
export type SkillsFormState = UseFormReturn<SkillsValues, unknown, SkillsInput>;
export type SkillsControl = Control<SkillsValues, unknown, SkillsInput>;

export function toValues({ domain, primaryRole, skills }: SkillsState): SkillsValues {
  return {
    domain,
    primaryRole,
    skills: skills.map(({ proficiencyLevel: _, lastUsed: __, ...skill }) => skill),
  };
}
