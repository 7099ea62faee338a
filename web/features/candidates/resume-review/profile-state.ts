import { getBasicInfo } from '#contract/candidates/basic-info.ts';
import { getEducation } from '#contract/candidates/education.ts';
import { getExperience } from '#contract/candidates/experience.ts';
import type { Section } from '#contract/candidates/sections.ts';
import { getSkills } from '#contract/candidates/skills.ts';
import type { BasicInfoState } from '#web/features/candidates/sections/basic-info-values.ts';
import type { EducationState } from '#web/features/candidates/sections/education-values.ts';
import type { ExperienceState } from '#web/features/candidates/sections/experience-values.ts';
import type { SkillsState } from '#web/features/candidates/sections/skills-values.ts';
import { useEndpoint } from '#web/lib/api/query.ts';

/** The state of each section, including a draft if there is one. */
export interface ProfileState extends Record<Section, { version: number; draftSavedAt: string | null }> {
  basicInfo: BasicInfoState;
  skills: SkillsState;
  experience: ExperienceState;
  education: EducationState;
}

const WITH_DRAFT = { query: { draft: 'true' } } as const;

export function useProfileState() {
  const basicInfo = useEndpoint(getBasicInfo, WITH_DRAFT);
  const skills = useEndpoint(getSkills, WITH_DRAFT);
  const experience = useEndpoint(getExperience, WITH_DRAFT);
  const education = useEndpoint(getEducation, WITH_DRAFT);
  const all = [basicInfo, skills, experience, education];
  const profile: ProfileState | undefined =
    basicInfo.data && skills.data && experience.data && education.data
      ? {
          basicInfo: basicInfo.data,
          skills: skills.data,
          experience: experience.data,
          education: education.data,
        }
      : undefined;
  return {
    profile,
    error: all.find(({ isError, data }) => isError && !data)?.error,
    isFetching: all.some(({ isFetching }) => isFetching),
    reload: async () => {
      await Promise.all(all.map(({ refetch }) => refetch()));
    },
  };
}
