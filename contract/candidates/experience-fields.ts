import * as z from 'zod';
import { trimmed } from '../kit/fields.ts';

export const BAD_MONTH = 'Please choose a month';
export const END_BEFORE_START = 'End date must be after start date';
export const LINE_MAX = 500;

/** `2026-11`; blank and missing become null. */
export const Month = z
  .string({ error: BAD_MONTH })
  .regex(/^$|^(19|20)\d\d-(0[1-9]|1[0-2])$/, BAD_MONTH)
  .nullish()
  .overwrite((value) => value || null);

/** Blank lines are dropped. */
export const Lines = z
  .array(trimmed('Please enter a text.', LINE_MAX))
  .max(50, 'Please use at most 50 entries.')
  .default([])
  .overwrite((lines) => lines.filter(Boolean));
