import * as z from 'zod';
import { requiredLink } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { Platform, PlatformInput } from '../labels/profile.ts';
import { draftText } from './draft-fields.ts';

export const MAX_ONLINE_PROFILES = 8;

const LINK = 'Please enter a link, such as https://github.com/you';

/** Two kinds of profiles have a fixed host; the others may be anywhere. */
const HOSTS: Partial<Record<Platform, string>> = { LINKEDIN: 'linkedin.com', GITHUB: 'github.com' };

function livesAt(url: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(url)) return true;
  const { hostname } = new URL(url);
  return hostname === host || hostname.endsWith(`.${host}`);
}

const OnlineProfileInput = ordered(
  {
    id: z.string().max(100).nullish(),
    platformType: PlatformInput,
    profileUrl: requiredLink(LINK, LINK),
  },
  {
    at: 'profileUrl',
    reads: ['platformType', 'profileUrl'],
    text: 'This link does not lead to the chosen platform',
    holds: ({ platformType, profileUrl }) => livesAt(profileUrl, HOSTS[platformType]),
  },
);

export const OnlineProfilesInput = z
  .array(OnlineProfileInput, { error: LINK })
  .max(MAX_ONLINE_PROFILES, `Please list at most ${MAX_ONLINE_PROFILES} links.`);

export const OnlineProfilesDraft = z
  .array(
    z.object({
      id: z.string().max(100).nullish(),
      platformType: PlatformInput.default('LINKEDIN'),
      profileUrl: draftText(LINK),
    }),
    { error: LINK },
  )
  .max(100, 'Please use at most 100 entries.');

export const OnlineProfile = z.object({ id: z.string(), platformType: Platform, profileUrl: z.string() });
export type OnlineProfile = z.output<typeof OnlineProfile>;
