import type { ProposedLink, ProposedText } from '#contract/resume-proposals.ts';
import type { Line } from '#server/features/candidates/resume-reading/text/line.ts';
import { looksLikeInstitute } from '#server/features/candidates/resume-reading/words/degrees.ts';
import { findEmail, findLinks, findPhone, linkKey, platformOf, toLink } from '../words/contacts.ts';
import { isHeading } from '../words/headings.ts';
import { isPlace } from '../words/places.ts';
import { looksLikeTitle } from '../words/titles.ts';

const NAME = /^\p{Lu}[\p{L}.'’]*(?:[ -]\p{Lu}[\p{L}.'’]*){0,4}$/u;
const NO_NAME = /\b(?:resume|curriculum|vitae|cv|profile|page)\b/i;

/** The line with the person's name: the one in the largest font among the first plausible ones. */
export function findName(lines: readonly Line[]): { first: ProposedText; last: ProposedText } | null {
  const candidates = lines.slice(0, 40).flatMap((line, place) => {
    const words = nameIn(line);
    return words ? [{ line, words, place }] : [];
  });
  const best = candidates.toSorted((a, b) => b.line.size - a.line.size || a.place - b.place)[0];
  if (!best) return null;
  const words = best.words.split(' ').map(capitalised);
  const found = { line: best.line.text, isSure: best.place < 4 && words.length > 1 };
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return {
    first: { value: words.slice(0, Math.max(1, words.length - 1)).join(' '), ...found },
    last: { value: last, ...found },
  };
}

function nameIn({ parts, isBullet }: Line): string | null {
  const [first = ''] = parts;
  const words = first
    .split(/\s*[,|(]\s*/)[0]
    ?.replace(/^(?:mr|ms|mrs|dr|shri|smt)\.?\s+/i, '')
    .replace(/^(\p{Lu} ){2,}\p{Lu}\b.*$/u, (spaced) =>
      spaced.replace(/(?<=^| )(\p{L}) (?=\p{L}(?: |$))/gu, '$1'),
    )
    .replace(/\s+/g, ' ')
    .trim();
  if (!words || isBullet || words.length < 3 || words.length > 50) return null;
  const isName =
    NAME.test(words) &&
    !NO_NAME.test(words) &&
    !isHeading(words) &&
    !isPlace(words) &&
    !looksLikeInstitute(words) &&
    !looksLikeTitle(words);
  return isName ? words : null;
}

function capitalised(word: string): string {
  if (word.length < 3 || word !== word.toUpperCase()) return word;
  return word.toLowerCase().replace(/(?:^|[-'’.])\p{L}/gu, (start) => start.toUpperCase());
}

export function findContact(lines: readonly Line[]): ProposedText | null {
  const parts = lines.flatMap((line) => line.parts);
  // A narrow column may break a number into two lines.
  const pairs = parts.slice(1).map((part, place) => `${parts[place]}${part}`);
  for (const line of [...parts, ...pairs]) {
    const found = findPhone(line);
    if (found) return { value: found.phone, line, isSure: true };
  }
  return null;
}

const MOST_LINKS = 8;

/** The visible URLs and those of links; each once, without those that belong to a job or a project. */
export function findProfiles(lines: readonly Line[]): ProposedLink[] {
  const seen = new Set<string>();
  const links: ProposedLink[] = [];
  for (const line of unbroken(lines)) {
    const shown = line.parts.flatMap(findLinks);
    const hidden = line.links.flatMap((link) => (/^https?:/i.test(link) ? (toLink(link) ?? []) : []));
    for (const profileUrl of [...hidden, ...shown]) {
      const key = linkKey(profileUrl);
      if (seen.has(key) || isPartOf(key, seen)) continue;
      seen.add(key);
      links.push({ platformType: platformOf(profileUrl), profileUrl, line: line.text, isSure: true });
    }
  }
  return links.slice(0, MOST_LINKS);
}

const BROKEN_LINK = /(?:linkedin\.com|github\.com)\S*[/-]$/i;

/** In a narrow column a URL may continue on the next line. */
function unbroken(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const rest = /^[\w%/-]+/.exec(line.text)?.[0];
    if (last && rest && BROKEN_LINK.test(last.text)) {
      whole[whole.length - 1] = {
        ...last,
        text: last.text + rest,
        parts: [...last.parts.slice(0, -1), last.parts.at(-1) + rest],
      };
    }
    whole.push(line);
  }
  return whole;
}

/** Only the first part of a long URL that was broken into two lines is visible. */
function isPartOf(key: string, seen: ReadonlySet<string>): boolean {
  return [...seen].some(
    (other) => other.startsWith(`${key}/`) || (key.includes('/') && other.startsWith(key)),
  );
}

const LONGEST_HEADLINE = 160;

/** The line below the name with the person's title. */
export function findHeadline(head: readonly Line[], name: string): ProposedText | null {
  const from = head.findIndex(({ text }) => text === name);
  for (const { text, parts, isBullet } of head.slice(from + 1, from + 5)) {
    const words = parts.filter(
      (part) => !findEmail(part) && !findPhone(part) && findLinks(part).length === 0,
    );
    const value = words.filter((part) => !isPlace(part)).join(' | ');
    if (isBullet || !looksLikeTitle(value) || value.length > LONGEST_HEADLINE || /[.]$/.test(value)) continue;
    return { value, line: text, isSure: text.length < 90 };
  }
  return null;
}

const LONGEST_SUMMARY = 2000;

export function findSummary(lines: readonly Line[]): ProposedText | null {
  const value = lines
    .filter(({ text }) => !findEmail(text) && !findPhone(text))
    .map(({ text }) => text.replaceAll('\t', ' '))
    .join(' ')
    .replace(/(\p{L})- (?=\p{Ll})/gu, '$1')
    .trim();
  if (value.length < 30) return null;
  return { value: value.slice(0, LONGEST_SUMMARY), line: lines[0]?.text ?? '', isSure: true };
}
