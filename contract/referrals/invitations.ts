import * as z from 'zod';
import { anyone, inviter } from '../core/access.ts';
import { nothing } from '../core/cache-tags.ts';
import { endpoint, LONG_BODY_BYTES } from '../core/endpoint.ts';
import { optionalText, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { parseInvitationEmails } from './invitation-emails.ts';
import { DeviceId, plainReferral, REF_MAX } from './sign-up-source.ts';

export const INVITATIONS_A_DAY = 50;
/** An address gets at most one invitation in this many days, from any sender. */
export const INVITATION_PAUSE_DAYS = 30;
/** An address that never answers is erased after this many days. */
export const INVITATION_DAYS = 90;
export const INVITATION_MESSAGE_MAX = 1000;

const NO_ADDRESS = 'Please enter valid email addresses';

export const InvitationInput = ordered({
  /** As typed, separated by spaces or commas, or a list. */
  emails: z
    .union([z.string().max(20_000), z.array(z.string().max(300)).max(500)], { error: NO_ADDRESS })
    .refine((input) => parseInvitationEmails(input).valid.length > 0, NO_ADDRESS),
  includeName: z.boolean().default(true),
  message: optionalText(INVITATION_MESSAGE_MAX),
});

export const SKIP_REASONS = {
  INVALID: 'This is not an email address.',
  OWN_ADDRESS: 'This is your own address.',
  ALREADY_INVITED: 'You have already invited this person.',
  NOT_AVAILABLE: 'This address does not take invitations at the moment.',
  DAILY_LIMIT: 'You can send 50 invitations a day. Please try again tomorrow.',
} as const;
export type SkipCode = keyof typeof SKIP_REASONS;

export const SkippedInvitation = z.object({
  email: z.string(),
  code: z.enum(Object.keys(SKIP_REASONS) as [SkipCode, ...SkipCode[]]),
  /** The text of the code, for display. */
  reason: z.string(),
});
export type SkippedInvitation = z.output<typeof SkippedInvitation>;

export const InvitationResult = z.object({ sent: z.number(), skipped: z.array(SkippedInvitation) });
export type InvitationResult = z.output<typeof InvitationResult>;

const SENT = 'Invitations sent to {n} email(s)!';

/** The success text; sending none is not a success. */
export function sentInWords({ sent }: Pick<InvitationResult, 'sent'>): string {
  return sent === 0 ? 'No invitations were sent.' : SENT.replace('{n}', String(sent));
}

/**
 * The message of the answer counts the sent invitations. An address with an account counts as sent but gets
 * no mail.
 */
export const sendInvitations = endpoint({
  name: 'sendInvitations',
  method: 'POST',
  path: '/api/referrals/invitations',
  summary: 'Mail invitations with the own link; tells which addresses were left out and why',
  access: inviter,
  changes: ['referrals'],
  maxBytes: LONG_BODY_BYTES,
  body: InvitationInput,
  response: InvitationResult,
});

export const unsubscribeFromInvitations = endpoint({
  name: 'unsubscribeFromInvitations',
  method: 'POST',
  path: '/api/referrals/unsubscribe',
  summary: 'Never invite the address of this mail again; a second time changes nothing',
  access: anyone,
  changes: nothing('Who invited is not told'),
  body: z.object({ token: required('This link is invalid or has expired.') }),
  message: 'You will get no more invitations from Medallist.',
});

export const recordReferralClick = endpoint({
  name: 'recordReferralClick',
  method: 'POST',
  path: '/api/referrals/clicks',
  summary: 'Count that a link was followed, once for each device and day; an unknown code is no failure',
  access: anyone,
  changes: ['referrals'],
  body: z.object({
    code: required('Please send a code.', { max: REF_MAX }).overwrite(plainReferral),
    deviceId: DeviceId,
    /** The path of the opened page, without its query. */
    path: optionalText(),
  }),
});
