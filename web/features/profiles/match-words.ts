import { MATCH_PARTS, type Match, type MatchPartName } from '#contract/matching/match.ts';

export const PART_LABELS: Readonly<Record<MatchPartName, string>> = {
  skills: 'Skills',
  experience: 'Experience',
  pay: 'Expected pay',
  location: 'Location',
  notice: 'Notice',
};

const MOST_SENTENCES = 2;
const LEADS: Partial<Record<MatchPartName, string>> = { pay: 'Expects ', notice: 'Notice is ' };

function sentencesOf(name: MatchPartName, { note, state }: Match['parts'][MatchPartName]): string[] {
  const named = note.replace(/ (\d+) required\b/, (_, of) => ` ${of} ${of === '1' ? 'skill' : 'skills'}`);
  const [first = '', ...rest] = named.split('. ');
  if (state === 'no-data') return [first, ...rest];
  const lead = first.startsWith('Serving') ? undefined : LEADS[name];
  // "1 month; the job asks…" becomes "Notice is 1 month; the job asks…".
  return [lead ? lead + first[0]?.toLowerCase() + first.slice(1) : first, ...rest];
}

/**
 * The two most important sentences on what is missing: `4 of 6 skills. Redis and AWS are not on the profile.`
 */
export function matchSummary({ parts }: Match): string {
  const sentences = MATCH_PARTS.filter((name) => parts[name].state !== 'full').flatMap((name) =>
    sentencesOf(name, parts[name]),
  );
  if (sentences.length === 0) return 'Everything the job asks for.';
  return sentences
    .slice(0, MOST_SENTENCES)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
