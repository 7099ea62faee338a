import * as z from 'zod';
import { ERRORS } from '../core/errors.ts';
import { tooLong } from './fields.ts';

type Issue = z.core.$ZodRawIssue;
type Bound = number | bigint;

const UNREADABLE = ERRORS.VALIDATION_FAILED[1];
const MISSING = 'Please fill in what is missing.';
const LISTED = 'Please choose one of the options.';

const KINDS: Record<string, string> = {
  string: 'Please enter a text.',
  number: 'Please enter a number.',
  nan: 'Please enter a number.',
  bigint: 'Please enter a whole number.',
  int: 'Please enter a whole number.',
  boolean: 'Please choose yes or no.',
  date: 'Please enter a valid date.',
  array: 'Please give a list.',
  set: 'Please give a list.',
  file: 'Please choose a file.',
};

const FORMATS: Record<string, string> = {
  email: 'Please enter a valid email address',
  url: 'Please enter a valid link.',
  date: 'Please enter a valid date.',
  datetime: 'Please enter a valid date and time.',
  time: 'Please enter a valid time.',
};

/**
 * The text for a schema without one of its own: Zod's texts name types, which only programmers understand.
 */
export function plainWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? MISSING : (KINDS[issue.expected] ?? UNREADABLE);
    case 'invalid_value':
      return isMissing(issue.input) ? MISSING : LISTED;
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum, issue.inclusive !== false);
    case 'too_big':
      return tooBig(issue.origin, issue.maximum, issue.inclusive !== false);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Please check how this is written.';
    case 'not_multiple_of':
      return `Please enter a multiple of ${issue.divisor}.`;
    default:
      return isMissing(issue.input) ? MISSING : UNREADABLE;
  }
}

/** Sets the texts for every schema from here on. A text of a schema itself takes precedence. */
export function speakPlainly(): void {
  z.config({ localeError: plainWords });
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null;
}

function tooSmall(origin: string, least: Bound, isAllowed: boolean): string {
  if (origin === 'string') return least > 1 ? `Please use at least ${least} characters.` : MISSING;
  if (isCounted(origin)) return `Please choose at least ${least}.`;
  if (origin === 'date') return 'Please choose a later date.';
  if (isBeyondCounting(least)) return 'Please enter a larger number.';
  return isAllowed ? `Please enter a number of at least ${least}.` : `Please enter a number above ${least}.`;
}

function tooBig(origin: string, most: Bound, isAllowed: boolean): string {
  if (origin === 'string') return tooLong(Number(most));
  if (isCounted(origin)) return `Please choose at most ${most}.`;
  if (origin === 'date') return 'Please choose an earlier date.';
  if (origin === 'file') return 'Please choose a smaller file.';
  if (isBeyondCounting(most)) return 'Please enter a smaller number.';
  return isAllowed ? `Please enter a number of at most ${most}.` : `Please enter a number below ${most}.`;
}

function isCounted(origin: string): boolean {
  return origin === 'array' || origin === 'set' || origin === 'map';
}

/** A limit of the number type, which no schema has set. */
function isBeyondCounting(bound: Bound): boolean {
  return Math.abs(Number(bound)) >= Number.MAX_SAFE_INTEGER;
}
