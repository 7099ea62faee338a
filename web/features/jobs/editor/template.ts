import type { ExperienceLevel } from '#contract/labels/jobs.ts';
import type { NoticeStep } from '#contract/matching/notice.ts';

/** What a role usually says. Pay and place are the company's own. */
export interface JobTemplate {
  title: string;
  department: string;
  level: ExperienceLevel;
  /** Years, from and to. */
  experience: readonly [min: number, max: number];
  notice: NoticeStep;
  description: string;
  responsibilities: readonly string[];
  qualifications: readonly string[];
  /** Name, years and stars, each the least that is asked for. */
  skills: readonly (readonly [skillName: string, minYears: number, minLevel: number])[];
  rounds: readonly TemplateRound[];
}

export interface TemplateRound {
  name: string;
  interviewType: 'TECHNICAL' | 'HR' | 'MANAGERIAL' | 'CULTURAL_FIT' | 'FINAL' | 'CODING';
  duration: number;
  criteria: readonly string[];
}
