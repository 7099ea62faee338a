import { EDITOR_PATHS, SECTIONS, type Section } from '#contract/candidates/sections.ts';

/** The page after the last step. */
const AFTER_EDITOR = '/profile/view';

/** The tabs before and after this one; after the last comes the preview. */
export function stepsAround(section: Section): {
  previous: string | undefined;
  next: string;
  isLast: boolean;
} {
  const place = SECTIONS.indexOf(section);
  const before = SECTIONS[place - 1];
  const after = SECTIONS[place + 1];
  return {
    previous: before && EDITOR_PATHS[before],
    next: after ? EDITOR_PATHS[after] : AFTER_EDITOR,
    isLast: after === undefined,
  };
}
