import type { ExperienceLevel } from '#contract/labels/jobs.ts';
import type { NoticeStep } from '#contract/matching/notice.ts';

/** The usual texts of a role. Pay and place are left to the company. */
export interface JobTemplate {
  title: string;
  department: string;
  level: ExperienceLevel;
  /** Years, minimum and maximum. */
  experience: readonly [min: number, max: number];
  notice: NoticeStep;
  description: string;
  responsibilities: readonly string[];
  qualifications: readonly string[];
  /** Name, years and stars; the last two are minimums. */
  skills: readonly (readonly [skillName: string, minYears: number, minLevel: number])[];
  rounds: readonly TemplateRound[];
}

export interface TemplateRound {
  name: string;
  interviewType: 'TECHNICAL' | 'HR' | 'MANAGERIAL' | 'CULTURAL_FIT' | 'FINAL' | 'CODING';
  duration: number;
  criteria: readonly string[];
}
