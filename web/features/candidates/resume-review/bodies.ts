import { BasicInfoInput, saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { EducationInput, saveEducation } from '#contract/candidates/education.ts';
import { ExperienceInput, saveExperience } from '#contract/candidates/experience.ts';
import type { Section } from '#contract/candidates/sections.ts';
import { SkillsInput, saveSkills } from '#contract/candidates/skills.ts';
import type { ResumeProposal } from '#contract/resume-proposals.ts';
import type { ProfileState } from './profile-state.ts';
import {
  BASIC_TEXTS,
  type BasicText,
  type Choice,
  filled,
  isSameDegree,
  isSameJob,
  isSameText,
} from './rows.ts';

export type ChoiceOf = (key: string) => Choice;

/** The endpoint and the schema that save each section. */
export const SAVES = {
  basicInfo: { endpoint: saveBasicInfo, rules: BasicInfoInput },
  skills: { endpoint: saveSkills, rules: SkillsInput },
  experience: { endpoint: saveExperience, rules: ExperienceInput },
  education: { endpoint: saveEducation, rules: EducationInput },
} as const;

type Bodies = {
  readonly [S in Section]: (proposal: ResumeProposal, profile: ProfileState, choiceOf: ChoiceOf) => object;
};

/** The body of each section: its current state plus the chosen entries of the file. */
export const BODIES: Bodies = {
  basicInfo({ basicInfo: found }, { basicInfo: own }, choiceOf) {
    const texts = (Object.keys(BASIC_TEXTS) as BasicText[])
      .filter((name) => choiceOf(name) === 'take')
      .map((name) => [name, found[name]?.value]);
    const links = found.onlineProfiles
      .filter((_, place) => choiceOf(`link:${place}`) === 'take')
      .map(({ platformType, profileUrl }) => ({ platformType, profileUrl }));
    return { ...own, ...Object.fromEntries(texts), onlineProfiles: [...own.onlineProfiles, ...links] };
  },
  skills({ skills: found }, { skills: own }, choiceOf) {
    const skills = found.skills
      .filter((_, place) => choiceOf(`skill:${place}`) === 'take')
      .map(({ line: _, isSure: __, ...skill }) => skill);
    return {
      domain: (choiceOf('domain') === 'take' && found.domain?.value) || own.domain,
      primaryRole: (choiceOf('primaryRole') === 'take' && found.primaryRole?.value) || own.primaryRole,
      skills: [...own.skills, ...skills],
    };
  },
  experience({ experience: found }, { experience: own }, choiceOf) {
    return {
      experiences: chosen('job', own.experiences, found.experiences, isSameJob, choiceOf),
      projects: chosen(
        'project',
        own.projects,
        found.projects,
        (a, b) => isSameText(a.projectTitle, b.projectTitle),
        choiceOf,
      ),
    };
  },
  education({ education: found }, { education: own }, choiceOf) {
    // A resume does not state the course type; this is the default of the form.
    const degrees = found.educations.map((degree) => ({ ...degree, courseType: 'FULL_TIME' as const }));
    return { educations: chosen('degree', own.educations, degrees, isSameDegree, choiceOf) };
  },
};

/** The existing entries, with chosen gaps filled, then the new ones. */
function chosen<O extends object, F extends { line: string; isSure: boolean }>(
  kind: string,
  own: readonly O[],
  found: readonly F[],
  isSame: (own: O, found: F) => boolean,
  choiceOf: ChoiceOf,
): object[] {
  const choices = found.map((entry, place) => ({ entry, choice: choiceOf(`${kind}:${place}`) }));
  const kept = own.map((there) => {
    const more = choices.find(({ entry, choice }) => choice === 'fill' && isSame(there, entry));
    return more ? filled(there, more.entry) : there;
  });
  const added = choices
    .filter(({ choice }) => choice === 'take')
    .map(({ entry: { line: _, isSure: __, ...entry } }) => entry);
  return [...kept, ...added];
}
