import * as z from 'zod';
import { optionalLink, optionalText, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { draftFlag, draftList, draftText } from './draft-fields.ts';
import { BAD_MONTH, END_BEFORE_START, Lines, Month } from './experience-fields.ts';

export const MAX_PROJECTS = 30;

const TEXTS = {
  title: 'Please name the project',
  link: 'Please enter a link, such as https://example.com/project',
  text: 'Please enter a text.',
  list: 'Please list your projects.',
} as const;

const ProjectInput = ordered(
  {
    id: z.string().max(100).nullish(),
    projectTitle: required(TEXTS.title, { max: 120 }),
    clientName: optionalText(120),
    startDate: Month,
    endDate: Month,
    isOngoing: z.boolean().default(false),
    projectDetails: optionalText(4000),
    technologiesUsed: Lines,
    projectUrl: optionalLink(TEXTS.link),
  },
  {
    at: 'endDate',
    reads: ['startDate', 'endDate', 'isOngoing'],
    text: END_BEFORE_START,
    holds: ({ startDate, endDate, isOngoing }) => isOngoing || !startDate || !endDate || endDate >= startDate,
  },
);

export const ProjectsInput = z
  .array(ProjectInput, { error: TEXTS.list })
  .max(MAX_PROJECTS, `Please list at most ${MAX_PROJECTS} projects`);
export type ProjectsInput = z.output<typeof ProjectsInput>;

export const ProjectsDraft = z
  .array(
    z.object({
      id: z.string().max(100).nullish(),
      projectTitle: draftText(TEXTS.title),
      clientName: draftText(TEXTS.text),
      startDate: draftText(BAD_MONTH),
      endDate: draftText(BAD_MONTH),
      isOngoing: draftFlag(),
      projectDetails: draftText(TEXTS.text),
      technologiesUsed: draftList(z.string().max(500), TEXTS.text),
      projectUrl: draftText(TEXTS.link),
    }),
    { error: TEXTS.list },
  )
  .max(100, 'Please use at most 100 entries.');

export const Project = z.object({
  id: z.string(),
  projectTitle: z.string(),
  clientName: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  isOngoing: z.boolean(),
  projectDetails: z.string().nullable(),
  technologiesUsed: z.array(z.string()),
  projectUrl: z.string().nullable(),
});
export type Project = z.output<typeof Project>;
