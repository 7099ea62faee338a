import * as z from 'zod';
import { recruiter } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { enumInput } from '../kit/enum-input.ts';

/** How often a recruiter gets mail about new applications; notifications in the app are immediate. */
export const DIGEST_PACES = ['AT_ONCE', 'HOURLY', 'DAILY'] as const;
export const DigestPace = z.enum(DIGEST_PACES);
export type DigestPace = z.output<typeof DigestPace>;
export const DIGEST_PACE_LABELS: Readonly<Record<DigestPace, string>> = {
  AT_ONCE: 'Each at once',
  HOURLY: 'At most one mail an hour',
  DAILY: 'One mail a day, at 9:00 am',
};
export const DEFAULT_PACE: DigestPace = 'HOURLY';

/** When the applications of a day are mailed, in India. */
export const DIGEST_MAILED_AT = '09:00';

const Digest = z.object({ pace: DigestPace });

export const getApplicationDigest = endpoint({
  name: 'getApplicationDigest',
  method: 'GET',
  path: '/api/recruiter/notifications/digest',
  summary: 'How often new applications are mailed to the person',
  access: recruiter,
  reads: ['notificationPreferences'],
  response: Digest,
});

export const setApplicationDigest = endpoint({
  name: 'setApplicationDigest',
  method: 'PUT',
  path: '/api/recruiter/notifications/digest',
  summary: 'Choose how often new applications are mailed; what waits is mailed by the new pace',
  access: recruiter,
  changes: ['notificationPreferences'],
  body: z.object({
    pace: enumInput(DIGEST_PACES, DIGEST_PACE_LABELS, 'Please choose how often.'),
  }),
  response: Digest,
  message: 'Your notification settings are saved.',
});
