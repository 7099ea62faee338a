import type { ProposedDegree } from '#contract/resume-proposals.ts';
import type { Line } from '#server/features/candidates/resume-reading/text/line.ts';
import { findMoment, findSpan, yearsIn } from '#server/features/candidates/resume-reading/words/dates.ts';
import {
  fieldAfter,
  findDegree,
  fullField,
  instituteName,
  looksLikeField,
  looksLikeInstitute,
  namesListed,
  schoolField,
} from '#server/features/candidates/resume-reading/words/degrees.ts';
import { splitPlace } from '#server/features/candidates/resume-reading/words/places.ts';

const NEAR = 4;

/** Joins the cells of a table row that wrap over several lines. */
function wholeRows(lines: readonly Line[]): Line[] {
  const rows: Line[] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const cells = row && cellsUnder(row, line);
    if (row && cells) rows[rows.length - 1] = extended(row, line, cells);
    else rows.push(line);
  }
  return rows;
}

/** The cell that each part of the line continues; undefined when the line is a separate row. */
function cellsUnder(row: Line, line: Line): number[] | undefined {
  if (row.parts.length < 3 || line.parts.length >= row.parts.length || line.places.length === 0)
    return undefined;
  if (findDegree(line.parts[0] ?? '')?.index === 0 && line.parts.length > 1) return undefined;
  const cells = line.places.map((place) => row.places.findIndex((start) => Math.abs(start - place) < NEAR));
  return cells.every((cell) => cell >= 0) ? cells : undefined;
}

function extended(row: Line, line: Line, cells: readonly number[]): Line {
  const parts = row.parts.map((part, place) => {
    const more = line.parts[cells.indexOf(place)];
    return cells.includes(place) && more ? `${part} ${more}` : part;
  });
  return { ...row, parts, text: parts.join('\t') };
}

interface Entry {
  lines: string[];
  degree: string;
  field: string;
  institute: string;
  start: number | null;
  end: number | null;
  hasYears: boolean;
  cgpa: number | null;
  percentage: number | null;
}

function newEntry(): Entry {
  const marks = { cgpa: null, percentage: null };
  return {
    lines: [],
    degree: '',
    field: '',
    institute: '',
    start: null,
    end: null,
    hasYears: false,
    ...marks,
  };
}

/** What a line contributes to an entry; other fields are absent. */
interface Findings {
  degree?: string;
  field?: string;
  institute?: string;
  years?: { start: number | null; end: number | null };
  cgpa?: number;
  percentage?: number;
}

/** Entries may have their parts in any order: an entry ends where a part occurs that it already has. */
export function readEducation(lines: readonly Line[]): ProposedDegree[] {
  const entries: Entry[] = [];
  let entry: Entry | undefined;
  for (const line of wholeRows(lines)) {
    const findings = findingsOf(line);
    if (isTableHead(line)) continue;
    if (Object.keys(findings).length === 0) continue;
    if (!entry || collides(entry, findings, line)) {
      entry = newEntry();
      entries.push(entry);
    }
    fill(entry, findings, line.text);
  }
  return entries.flatMap(toDegree);
}

const TABLE_HEAD =
  /^(?:degree|qualification|course|examination|exam|class|institut(?:e|ion)|university|board|board \/ university|school|college|year(?: of (?:passing|completion))?|duration|score|marks|cgpa|percentage|grade|cgpa \/ %|%|specialization|stream)\b[\s/%.a-z()]*$/i;

function isTableHead({ parts }: Line): boolean {
  return parts.filter((part) => TABLE_HEAD.test(part)).length >= 2;
}

function collides(entry: Entry, findings: Findings, { isBullet, gap }: Line): boolean {
  if (findings.degree && entry.degree) return !isBullet;
  if (findings.institute && entry.institute) return !isBullet;
  // Dates come first if every entry starts with them.
  return (
    findings.years !== undefined &&
    entry.hasYears &&
    (gap > 1.8 || entry.degree !== '' || entry.institute !== '')
  );
}

function fill(
  entry: Entry,
  { degree, field, institute, years, cgpa, percentage }: Findings,
  text: string,
): void {
  entry.lines.push(text);
  entry.degree ||= degree ?? '';
  entry.field ||= field ?? '';
  entry.institute ||= institute ?? '';
  entry.cgpa ??= cgpa ?? null;
  entry.percentage ??= percentage ?? null;
  if (years && !entry.hasYears) {
    entry.start = years.start;
    entry.end = years.end;
    entry.hasYears = true;
  }
}

function toDegree(entry: Entry): ProposedDegree[] {
  const { degree, institute, lines, start, end, cgpa, percentage } = entry;
  if (!degree && !institute) return [];
  const text = lines.join(' ');
  const isSchool = degree === 'Class X' || degree === 'Class XII';
  const field = entry.field || (isSchool ? schoolField(text) : '');
  return [
    {
      universityName: institute.slice(0, 160),
      educationDegree: degree,
      fieldOfStudy: field.slice(0, 120),
      startYear: start,
      endYear: end,
      cgpa,
      percentage,
      line: lines.join('\n'),
      isSure: degree !== '' && institute !== '' && end !== null,
    },
  ];
}

const CGPA =
  /\b(?:c\.?g\.?p\.?a\.?|g\.?p\.?a\.?|cpi|spi)\b\s*[:–=-]?\s*(?:of\s*)?(\d{1,2}(?:\.\d{1,2})?)(?!\d)/i;
const OF_TEN =
  /(?<![\d.])(\d(?:\.\d{1,2})?|10(?:\.0{1,2})?)\s*\/\s*10(?:\.0{1,2})?(?!\d)|(?<![\d.])(\d\.\d{1,2})\s*(?:cgpa|gpa|cpi)\b/i;
const PERCENT = /(?<![\d.])(\d{2,3}(?:\.\d{1,2})?)\s*(?:%|percent)/i;

function findingsOf(line: Line): Findings {
  const { text } = line;
  const findings: Findings = {};
  const degree = findDegree(text);
  // A long bullet describes a thesis or a course, not another degree.
  if (degree && !(line.isBullet && text.length > 100)) {
    findings.degree = degree.degree;
    const field = degree.degree.startsWith('Class') ? '' : fieldOf(line, degree);
    if (field) findings.field = field;
  } else if (
    line.parts.length <= 2 &&
    looksLikeField(text) &&
    !looksLikeInstitute(text) &&
    text.length < 70
  ) {
    const field = fieldAfter(
      text.replace(/^(?:branch|major|stream|specialisation|specialization|field|department)\s*:?\s*/i, ''),
    );
    if (field && !/\d/.test(field) && !line.isBullet) findings.field = field;
  }
  const institute = instituteOf(line);
  if (institute) findings.institute = institute;
  const years = yearsOf(text);
  if (years) findings.years = years;
  const cgpa = Number(CGPA.exec(text)?.[1] ?? OF_TEN.exec(text)?.slice(1).find(Boolean) ?? Number.NaN);
  if (cgpa > 0 && cgpa <= 10) findings.cgpa = cgpa;
  const percentage = Number(PERCENT.exec(text)?.[1]);
  if (percentage > 0 && percentage <= 100) findings.percentage = percentage;
  return bareMark(line, findings);
}

/** A number without a label in a table: up to 10 it is a CGPA, above a percentage. */
function bareMark({ parts }: Line, findings: Findings): Findings {
  if (parts.length < 3 || findings.cgpa !== undefined || findings.percentage !== undefined) return findings;
  const mark = Number(parts.find((part) => /^\d{1,2}(?:\.\d{1,2})?$/.test(part)));
  if (mark > 3 && mark <= 10) return { ...findings, cgpa: mark };
  return mark > 30 ? { ...findings, percentage: mark } : findings;
}

function fieldOf({ text, parts }: Line, { index, length }: { index: number; length: number }): string {
  const after = fieldAfter(text.slice(index + length));
  if (after && looksLikeField(after) && !looksLikeInstitute(after)) return after;
  const before = /(?:^|[\t|,;])\s*([^\t|,;]{3,60})$/
    .exec(text.slice(0, index).replace(/[\s(–—-]+$/, ''))?.[1]
    ?.trim();
  if (before && looksLikeField(before) && !looksLikeInstitute(before)) return fullField(before);
  const other = parts.find((part) => !findDegree(part) && looksLikeField(part) && !looksLikeInstitute(part));
  return other ? fullField(other) : '';
}

function instituteOf({ parts, isBullet, text }: Line): string | null {
  if (isBullet && text.length > 100) return null;
  const pieces = parts.flatMap((part) => part.split(/\s+(?:[|•·]|[-–—])\s+|\s*;\s*|\s*\|\s*/));
  for (const piece of pieces) {
    const words = withoutDegree(piece);
    if (!looksLikeInstitute(words) && !namesListed(words)) continue;
    const name = words
      .replace(/^(?:from|at)\s+/i, '')
      .replace(/[\s,(–-]*(?:\(?\b(?:19|20)\d\d.*)$/, '')
      .replace(/[\s,–-]*\b(?:c?gpa|cpi)\b.*$/i, '');
    const { rest } = splitPlace(name);
    return instituteName(instituteName(name) === name.trim() ? rest : name);
  }
  return null;
}

/** `B.Tech in Computer Science, IIT Bombay` or `… from IIT Bombay`: the part with the institute. */
function withoutDegree(piece: string): string {
  const from = /\b(?:from|at)\s+(.+)$/i.exec(piece)?.[1];
  if (from) return from;
  const parts = piece.split(/\s*,\s*/);
  const place = parts.findIndex((part) => looksLikeInstitute(part) && !isDegreeOnly(part));
  if (place < 0) return '';
  const tail = parts.slice(place);
  const stop = tail.findIndex((part, index) => index > 0 && (findDegree(part) !== null || /\d/.test(part)));
  return (stop > 0 ? tail.slice(0, stop) : tail).join(', ');
}

function isDegreeOnly(part: string): boolean {
  const found = findDegree(part);
  if (!found) return false;
  const rest = part.slice(0, found.index) + part.slice(found.index + found.length);
  return !looksLikeInstitute(rest);
}

function yearsOf(text: string): { start: number | null; end: number | null } | null {
  const span = findSpan(text);
  if (span) return { start: span.start?.year ?? null, end: span.end?.year ?? null };
  const end = findMoment(text)?.end?.year ?? yearsIn(text).at(-1);
  return end ? { start: null, end } : null;
}
