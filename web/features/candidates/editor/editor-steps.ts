import { EDITOR_PATHS, SECTIONS, type Section } from '#contract/candidates/sections.ts';

/** Where the last step leads. */
const AFTER_EDITOR = '/profile/view';

/** The tabs beside this one; the last one leads to the preview. */
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
