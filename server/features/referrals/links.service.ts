import { randomInt } from 'node:crypto';
import { AppError } from '#contract/core/errors.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { ReferralLinks } from '#contract/referrals/referral.ts';
import { REF_PARAMETER } from '#contract/referrals/trace.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { linkTo } from '#server/platform/links.ts';
import { hashSecret } from '#server/platform/secret.ts';
import * as queries from './links.queries.ts';
import { insertClick } from './links.queries.ts';

/** No characters that look alike, and no vowels, so that no code is a word. */
export const CODE_SIGNS = '23456789BCDFGHJKMNPQRSTVWXZ';
export const CODE_LENGTH = 8;
const TRIES = 5;

function draw(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
}

/** Throws NOT_FOUND for an affiliate without a code, who is not approved yet. */
export async function getCode(db: Db, ownerId: string): Promise<string> {
  const code = await queries.findCode(db, ownerId);
  if (!code) throw new AppError('NOT_FOUND');
  return code;
}

export async function hasCode(db: Db, ownerId: string): Promise<boolean> {
  return (await queries.findCode(db, ownerId)) !== undefined;
}

/** The person's code, created if there is none. */
export async function ensureCode(db: Db, ownerId: string): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const code = await queries.findCode(db, ownerId);
    if (code) return code;
    await queries.insertCode(db, ownerId, draw(), now());
  }
  throw new Error('found no free referral code');
}

/** Codes are upper case, but may be typed in lower case. */
export function findOwner(db: Db, code: string): Promise<queries.Owner | undefined> {
  return queries.findOwnerByCode(db, code.trim().toUpperCase());
}

export const lockCode = queries.lockCode;

export function linksOf(code: string): ReferralLinks {
  return {
    code,
    candidate: linkTo(`/candidate/signup?${REF_PARAMETER}=${code}`),
    recruiter: linkTo(`/recruiter/signup?${REF_PARAMETER}=${code}`),
  };
}

interface Click {
  code: string;
  deviceId?: string | null | undefined;
  path?: string | null | undefined;
  /** The user who followed the link, if signed in. */
  userId: string | undefined;
}

/** All browsers without storage count as one device, so that clearing storage does not add clicks. */
const NO_DEVICE = 'none';

/** A click on the user's own link, or on an inactive one, is not counted. */
export async function recordClick(db: Db, { code, deviceId, path, userId }: Click): Promise<void> {
  const owner = await findOwner(db, code);
  if (!owner || owner.userId === userId) return;
  const at = now();
  await insertClick(db, {
    ownerId: owner.userId,
    deviceHash: deviceId ? hashSecret(deviceId) : NO_DEVICE,
    day: localDate(at),
    path: path?.replace(/[?#].*$/, '') || null,
    at,
  });
}
