import type { Db } from '#server/db/schema/database.ts';
import { getShiftSeconds } from './clock.queries.ts';

let offsetMs = 0;

/** The time that every deadline, expiry and timestamp of the product uses. */
export function now(): Date {
  return new Date(Date.now() + offsetMs);
}

export function inSeconds(seconds: number): Date {
  return new Date(now().getTime() + seconds * 1000);
}

export function inMinutes(minutes: number): Date {
  return inSeconds(minutes * 60);
}

export function inHours(hours: number): Date {
  return inMinutes(hours * 60);
}

export function inDays(days: number): Date {
  return inHours(days * 24);
}

/**
 * Loads the offset that development may have set; each process does so at start and when it is notified of a
 * change.
 */
export async function loadShift(db: Db): Promise<void> {
  offsetMs = (await getShiftSeconds(db)) * 1000;
}
