import type { ProposedProject } from '#contract/resume-proposals.ts';
import type { Line } from '#server/features/candidates/resume-reading/text/line.ts';
import { findLinks, toLink } from '../words/contacts.ts';
import { findMoment, findSpan, toMonth, withoutSpan } from '../words/dates.ts';
import { mentionedSkills, splitSkills } from '../words/skills.ts';
import { bodyOf } from './dated-entries.ts';
import { paragraphs } from './jobs.ts';

const TECH = /^(?:tech(?:nologies)?(?:\s?stack)?(?:\sused)?|tools(?:\sused)?|stack|built with)\s*[:–-]\s*/i;

export function readProjects(lines: readonly Line[]): ProposedProject[] {
  const body = textOf(lines);
  return groups(lines, body).flatMap((group) => toProject(group, body));
}

/** Where titles have their own font, everything else is text. */
function textOf(lines: readonly Line[]): Set<Line> {
  const [first] = lines;
  const body = bodyOf(lines);
  const hasStrongTitles = first?.isStrong === true && lines.some(({ isStrong }) => !isStrong);
  return new Set(
    lines.filter((line) => body.has(line) || TECH.test(line.text) || (hasStrongTitles && !line.isStrong)),
  );
}

/** A project starts where a title follows text; in a plain bullet list each bullet is one. */
function groups(lines: readonly Line[], body: ReadonlySet<Line>): Line[][] {
  const hasTitles = lines.some((line) => !body.has(line));
  const found: Line[][] = [];
  let wasText = true;
  for (const line of lines) {
    const isText = body.has(line);
    const starts = hasTitles ? !isText && (wasText || line.isStrong) : line.isBullet;
    if (starts || found.length === 0) found.push([line]);
    else found.at(-1)?.push(line);
    wasText = isText;
  }
  return found;
}

function toProject([head, ...rest]: Line[], body: ReadonlySet<Line>): ProposedProject[] {
  if (!head) return [];
  const extra = rest.findIndex((line) => body.has(line));
  const under = extra < 0 ? rest : rest.slice(0, extra);
  const below = [head, ...under];
  const span = below.map(({ text }) => findSpan(text) ?? findMoment(text)).find(Boolean) ?? null;
  const found = findSpan(head.text) ?? findMoment(head.text);
  const words = found ? withoutSpan(head.text, found) : head.text;
  const { title, stack, details } = splitTitle(words, head.isBullet);
  const texts = paragraphs(extra < 0 ? [] : rest.slice(extra));
  const listed = texts.filter(({ text }) => TECH.test(text)).map(({ text }) => text.replace(TECH, ''));
  const prose = [details, ...texts.filter(({ text }) => !TECH.test(text)).map(({ text }) => text)].filter(
    Boolean,
  );
  if (title.length < 2 || title.length > 120) return [];
  const links = [head, ...rest].flatMap(({ links: hidden, parts }) => [
    ...hidden.flatMap((link) => (/^https?:/i.test(link) ? (toLink(link) ?? []) : [])),
    ...parts.flatMap(findLinks),
  ]);
  const named = [stack, ...listed, ...under.map(({ text }) => text)]
    .flatMap((text) => splitSkills(text))
    .map(({ name }) => name);
  const technologies = [
    ...named.filter(
      (name) => mentionedSkills(name).length > 0 || stack.includes(name) || listed.join().includes(name),
    ),
    ...mentionedSkills(prose.join(' ')),
  ];
  return [
    {
      projectTitle: title,
      startDate: toMonth(span?.start ?? null),
      endDate: span?.isCurrent ? '' : toMonth(span?.end ?? null),
      isOngoing: span?.isCurrent ?? false,
      projectDetails: prose.join('\n').slice(0, 4000),
      technologiesUsed: [...new Set(technologies)].slice(0, 20),
      projectUrl: links[0] ?? '',
      line: head.text,
      isSure: title.length < 80,
    },
  ];
}

/** `Chat app | React, Redis` and `Chat app: where people talk`. */
function splitTitle(words: string, isBullet: boolean): { title: string; stack: string; details: string } {
  const [first = '', ...rest] = words.split(/\t|\s*\|\s*|\s+[–—-]\s+/);
  const [, named, text] = /^([^:]{2,80}):\s*(.*)$/s.exec(first) ?? [];
  const [, plain, inner] = /^(.*?)\s*\(([^()]*)\)$/.exec(named ?? first) ?? [];
  const isStack = inner !== undefined && mentionedSkills(inner).length > 0;
  const title = (isStack ? plain : (named ?? first)) ?? '';
  const tail = rest.filter(
    (part) =>
      !/^(?:link|github|demo|live|code|website|source)s?$/i.test(part) && findLinks(part).length === 0,
  );
  const stack = [isStack ? inner : '', isBullet ? '' : tail.join(', ')].filter(Boolean).join(', ');
  const details = [text, isBullet ? tail.join(' ') : ''].filter(Boolean).join(' ');
  return {
    title: title
      .replace(/^(?:project\s*\d*\s*:?|title\s*:)\s*/i, '')
      .replace(/\s*[,;:]$/, '')
      .trim(),
    stack,
    details,
  };
}
