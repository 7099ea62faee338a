import { NO_DRAFT, SECTIONS, type Section } from '#contract/candidates/sections.ts';
import type { ResumeProposal } from '#contract/resume-proposals.ts';
import { through } from '#web/features/candidates/editor/use-section-save.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { BODIES, type ChoiceOf, SAVES } from './bodies.ts';
import type { ProfileState } from './profile-state.ts';

export interface Outcome {
  section: Section;
  how: 'saved' | 'draft' | 'failed';
  /** What is still missing, or why it failed. */
  why: string | null;
}

const CHANGED = 'It was changed elsewhere meanwhile. Look at it again, then add once more.';
const OWN_DRAFT = 'It holds a draft of yours.';

/** One save a section; what one of them refuses does not keep the others from it. */
export async function addChosen(
  proposal: ResumeProposal,
  profile: ProfileState,
  choiceOf: ChoiceOf,
  wanted: ReadonlySet<Section>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const section of SECTIONS.filter((one) => wanted.has(one))) {
    outcomes.push(await add(section, BODIES[section](proposal, profile, choiceOf), profile));
  }
  return outcomes;
}

/** For good where the section is whole; else, and over a draft, as a draft that nobody else sees. */
async function add(section: Section, body: object, profile: ProfileState): Promise<Outcome> {
  const { version, draftSavedAt } = profile[section];
  const { endpoint, rules } = SAVES[section];
  const missing = rules.safeParse(body).error?.issues[0]?.message;
  const why = missing ?? (draftSavedAt === null ? null : OWN_DRAFT);
  const isDraft = why !== null;
  try {
    const headers = { 'if-match': `"${version}"` };
    await through(endpoint)(body, { isDraft, headers, over: draftSavedAt ?? NO_DRAFT });
    return { section, how: isDraft ? 'draft' : 'saved', why };
  } catch (error) {
    const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
    return { section, how: 'failed', why: isStale ? CHANGED : messageOf(error) };
  }
}
