import * as z from 'zod';
import { ADDRESS, meantLink, plainAddress } from './addresses.ts';
import { plainPhone } from './plain-signs.ts';

/** For names, titles, cities and other single lines. */
export const LINE_MAX = 200;

export function tooLong(max: number): string {
  return `Please use at most ${max} characters.`;
}

/**
 * Visible characters. Joiners and other invisible characters stay inside words and emoji, which need them.
 */
const SEEN = /[^\s\p{C}\p{DI}\u2800]/u;
/** Characters that break a single line or override its direction. */
const BREAKS = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu;

/** Whether it has no visible character. */
export function isBlank(input: unknown): boolean {
  return typeof input !== 'string' || !SEEN.test(input);
}

/**
 * Trimmed; empty if nothing in it is visible. If `max` is at most that of a single line, line breaks are
 * removed.
 */
export function trimmed(text: string, max: number) {
  return z
    .string({ error: text })
    .overwrite((value) =>
      isBlank(value) ? '' : (max > LINE_MAX ? value : value.replace(BREAKS, ' ')).trim(),
    )
    .max(max, tooLong(max));
}

/** A text that must not be blank; trimmed. Missing, null and blank all fail with `text`. */
export function required(text: string, { max = LINE_MAX }: { max?: number } = {}) {
  return trimmed(text, max).min(1, text);
}

/** Trimmed; blank and missing become null, so that the value can be stored directly. */
export function optionalText(max: number = LINE_MAX) {
  return trimmed('Please enter a text.', max)
    .nullish()
    .overwrite((value) => value || null);
}

/**
 * Without spaces around and invisible characters; upper and lower case are preserved, because the database compares addresses without regard to
 * case.
 */
export function trimmedEmail(missing: string, invalid: string) {
  const wrong = (issue: { input?: unknown }) => (isBlank(issue.input) ? missing : invalid);
  return z
    .string({ error: missing })
    .overwrite(plainAddress)
    .check(z.email({ error: wrong, pattern: ADDRESS }))
    .max(254, invalid);
}

const PHONE = /^(?=(?:\D*\d){7})\+?[\d\s-]{10,15}$/;

/** 10 to 15 digits, spaces and dashes after an optional plus; at least 7 of them digits. */
export function phone(missing: string, invalid: string, pattern = PHONE) {
  const wrong = (issue: { input?: unknown }) => (isBlank(issue.input) ? missing : invalid);
  return z.string({ error: missing }).overwrite(plainPhone).regex(pattern, { error: wrong });
}

const LONG_PHONE = /^(?=.{0,32}$)(?=(?:\D*\d){7})\+?[\d\s-]{10,}$/;

/** Like `phone`, with room for a number written in groups: up to 32 characters. */
export function longPhone(missing: string, invalid: string) {
  return phone(missing, invalid, LONG_PHONE);
}

/** Like `phone`, but blank and missing become null. */
export function optionalPhone(invalid: string) {
  return z
    .string({ error: invalid })
    .overwrite(plainPhone)
    .regex(new RegExp(`${PHONE.source}|^$`), invalid)
    .nullish()
    .overwrite((value) => value || null);
}

/**
 * A link with http or https whose host has a dot; the scheme may be left out, and the link may stand in the text of an
 * invitation. Blank and missing become null.
 */
export function optionalLink(invalid: string) {
  return z
    .string({ error: invalid })
    .overwrite(meantLink)
    .max(500, tooLong(500))
    .refine((value) => value === '' || isWebLink(value), invalid)
    .nullish()
    .overwrite((value) => value || null);
}

export function requiredLink(missing: string, invalid: string) {
  return z
    .string({ error: missing })
    .overwrite((value) => (isBlank(value) ? '' : meantLink(value)))
    .min(1, missing)
    .max(500, tooLong(500))
    .refine((value) => value === '' || isWebLink(value), invalid);
}

function isWebLink(value: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(value) && URL.canParse(value);
}

/** The last ten digits of an account's phone number, for the public forms. */
export function nationalPhone(number: string): string {
  return number.replaceAll(/\D/g, '').slice(-10);
}

/** The secret of a mailed link. A malformed one gets the same answer as an expired one. */
export function linkToken(missing?: string) {
  return z.string({ error: missing }).trim().min(1, missing);
}
