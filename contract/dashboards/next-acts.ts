import * as z from 'zod';
import { Section } from '../candidates/sections.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { DisputeSubject } from '../labels/hires.ts';
import { DEGREE_STANDS } from '../verifications/stand.ts';

export const HomeCompany = z.object({ id: Id, name: z.string(), logo: z.string().nullable() });

const common = {
  /** The deadline; null if there is none. */
  due: Timestamp.nullable(),
  /** The screen, with the item already open. */
  link: z.string(),
};

/** What the candidate has to do. The kind determines the text of the row and the target of its button. */
export const NextAct = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('REPLY'),
    ...common,
    interviewId: Id,
    company: HomeCompany,
    jobTitle: z.string(),
    location: z.string().nullable(),
    isRemote: z.boolean(),
    salaryRange: z.object({ min: z.number(), max: z.number() }),
  }),
  z.object({
    kind: z.literal('ANSWER_OFFER'),
    ...common,
    offerId: Id,
    company: HomeCompany,
    jobTitle: z.string(),
    /** `Stated ₹38 L – ₹46 L, offered ₹41 L` */
    summary: z.string(),
  }),
  z.object({
    kind: z.literal('ANSWER_HIRE'),
    ...common,
    hireId: Id,
    company: HomeCompany,
    jobTitle: z.string(),
    /** What the company recorded or reported. */
    about: DisputeSubject,
  }),
  z.object({
    kind: z.literal('ANSWER_CHECK'),
    ...common,
    hireId: Id,
    company: HomeCompany,
    jobTitle: z.string(),
    /** 30, 60 or 90 days after joining. */
    day: z.number(),
  }),
  z.object({
    kind: z.literal('GIVE_FEEDBACK'),
    ...common,
    interviewId: Id,
    company: HomeCompany,
    jobTitle: z.string(),
    endedAt: Timestamp,
  }),
  z.object({
    kind: z.literal('VERIFY_DEGREE'),
    ...common,
    educationId: Id,
    universityName: z.string(),
    stand: z.enum(DEGREE_STANDS).exclude(['BEING_CHECKED', 'VERIFIED']),
  }),
  z.object({ kind: z.literal('UPLOAD_RESUME'), ...common }),
  z.object({
    kind: z.literal('FINISH_SECTION'),
    ...common,
    section: Section,
    /** Nothing is saved yet, and there is a resume to start from. */
    isFromResume: z.boolean(),
  }),
]);
export type NextAct = z.output<typeof NextAct>;

/** The order of rows without a deadline. */
export const NEXT_ACT_KINDS = [
  'ANSWER_HIRE',
  'ANSWER_OFFER',
  'REPLY',
  'ANSWER_CHECK',
  'VERIFY_DEGREE',
  'GIVE_FEEDBACK',
  'UPLOAD_RESUME',
  'FINISH_SECTION',
] as const satisfies NextAct['kind'][];
