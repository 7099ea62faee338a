import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import type { ExperienceDraft, ExperienceInput, getExperience } from '#contract/candidates/experience.ts';
import { monthsOf } from '#contract/candidates/experience-months.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { formatMonths } from '#web/lib/format/units.ts';

export type ExperienceState = AnswerOf<typeof getExperience>;
export type ExperienceValues = z.input<typeof ExperienceDraft>;
export type JobValues = NonNullable<ExperienceValues['experiences']>[number];
export type ExperienceControl = Control<ExperienceValues, unknown, ExperienceInput>;

export function toValues({ experiences, projects }: ExperienceState): ExperienceValues {
  return {
    experiences: experiences.map((job) => ({
      ...job,
      startDate: job.startDate ?? '',
      endDate: job.endDate ?? '',
      location: job.location ?? '',
      description: job.description ?? '',
    })),
    projects: projects.map((project) => ({
      ...project,
      clientName: project.clientName ?? '',
      startDate: project.startDate ?? '',
      endDate: project.endDate ?? '',
      projectDetails: project.projectDetails ?? '',
      projectUrl: project.projectUrl ?? '',
    })),
  };
}

export const NEW_JOB = {
  companyName: '',
  designation: '',
  startDate: '',
  endDate: '',
  isCurrentJob: false,
  location: '',
  employmentType: 'FULL_TIME',
  description: '',
  keyAchievements: [],
  technologiesUsed: [],
} satisfies Required<Omit<JobValues, 'id'>>;

type ProjectValues = NonNullable<ExperienceValues['projects']>[number];

export const NEW_PROJECT = {
  projectTitle: '',
  clientName: '',
  startDate: '',
  endDate: '',
  isOngoing: false,
  projectDetails: '',
  technologiesUsed: [],
  projectUrl: '',
} satisfies Required<Omit<ProjectValues, 'id'>>;

/** Indices of the entries with an error, which stay open so that the error is visible. */
export function placesOf(faults: unknown): number[] {
  return Array.isArray(faults) ? faults.flatMap((fault, place) => (fault ? place : [])) : [];
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

function inWords(value: string | null | undefined): string {
  return value ? month.format(new Date(`${value}-01T00:00:00Z`)).replace('Sept', 'Sep') : '';
}

interface Dated {
  startDate?: string | null;
  endDate?: string | null;
  isCurrentJob?: boolean | null;
}

/** `Apr 2022 – Present · 4 y 7 m`, leaving out what is unknown. */
export function datesInWords({ startDate, endDate, isCurrentJob }: Dated): string {
  const end = isCurrentJob ? 'Present' : inWords(endDate);
  const span = [inWords(startDate), end].filter(Boolean).join(' – ');
  const months = monthsOf(
    { startDate: startDate || null, endDate: endDate || null, isCurrentJob: isCurrentJob ?? false },
    dayOf(new Date()).slice(0, 7),
  );
  return dotted([span, months !== undefined && formatMonths(months)]);
}

/** `Feb 2021 – Present`. */
export function projectDates({
  isOngoing,
  ...dates
}: Omit<Dated, 'isCurrentJob'> & { isOngoing?: boolean | null }): string {
  return [inWords(dates.startDate), isOngoing ? 'Present' : inWords(dates.endDate)]
    .filter(Boolean)
    .join(' – ');
}
