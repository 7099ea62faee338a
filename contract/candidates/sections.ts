import * as z from 'zod';
import { Timestamp } from '../core/time.ts';

/** The four parts of a profile, in the order of the editor. */
export const SECTIONS = ['basicInfo', 'skills', 'experience', 'education'] as const;
export const Section = z.enum(SECTIONS);
export type Section = z.output<typeof Section>;

export const SECTION_LABELS: Readonly<Record<Section, string>> = {
  basicInfo: 'Basic Info',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
};

/** The last segment of the section's path: `/api/jobseeker/profile/basic-info`. */
export const SECTION_PATHS = {
  basicInfo: 'basic-info',
  skills: 'skills',
  experience: 'experience',
  education: 'education',
} as const satisfies Record<Section, string>;

/** The pages of the editor. */
export const EDITOR_PATHS: Readonly<Record<Section, string>> = {
  basicInfo: '/profile/edit/info',
  skills: '/profile/edit/skills',
  experience: '/profile/edit/experience',
  education: '/profile/edit/education',
};

/** The editor with the verification of this degree open. */
export function verifyPath(degreeId: string): string {
  return `${EDITOR_PATHS.education}?verify=${degreeId}`;
}

/** `true` reads or writes the draft, which recruiters never see, instead of the saved section. */
export const DraftQuery = z.object({ draft: z.enum(['true', 'false']).default('false') });

/** Sent instead of the time of the draft when there was none. */
export const NO_DRAFT = 'none';

export const SaveQuery = DraftQuery.extend({
  /**
   * When the draft that this one is based on was stored, or `none`. If a different draft is stored, the
   * answer is 412; without this field any stored draft is replaced.
   */
  over: z.union([z.literal(NO_DRAFT), z.iso.datetime()]).optional(),
});

/** What the editor of a section needs besides its content; the version is also sent as ETag. */
export const sectionState = {
  version: z.number(),
  /** When the draft was stored; null if the answer is the saved section. */
  draftSavedAt: Timestamp.nullable(),
};

export const Completion = z.object({
  /** Saved and valid sections out of four, in percent. */
  percent: z.number(),
  sections: z.array(z.object({ section: Section, isComplete: z.boolean() })),
});
export type Completion = z.output<typeof Completion>;

export function toCompletion(isComplete: Readonly<Record<Section, boolean>>): Completion {
  const sections = SECTIONS.map((section) => ({ section, isComplete: isComplete[section] }));
  const done = sections.filter((section) => section.isComplete).length;
  return { percent: (done * 100) / SECTIONS.length, sections };
}
