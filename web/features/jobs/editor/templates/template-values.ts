import { type JobValues, NEW_JOB } from '#web/features/jobs/editor/job-values.ts';
import type { JobTemplate } from './template.ts';

/** A new job of this role. */
export function templateValues(template: JobTemplate): JobValues {
  const [min, max] = template.experience;
  return {
    ...NEW_JOB,
    title: template.title,
    department: template.department,
    description: template.description,
    responsibilities: [...template.responsibilities],
    qualifications: [...template.qualifications],
    requiredSkills: template.skills.map(([skillName, minYears, minLevel]) => ({
      skillName,
      minYears,
      minLevel,
    })),
    experienceLevel: template.level,
    experienceRequired: { min, max },
    maxNoticePeriod: template.notice,
    interviewPlan: template.rounds.map((round) => ({
      ...round,
      criteria: [...round.criteria],
      interviewerIds: [],
    })),
  };
}
