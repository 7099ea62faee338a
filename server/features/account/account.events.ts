import type { UserStatus } from '#contract/core/roles.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

export interface OwnStep {
  userId: string;
  ip: string;
}

interface Names extends Record<string, unknown> {
  firstName: string;
  lastName: string;
}

/** By the person, or by somebody in charge instead of them. */
export interface AccountDeed extends Pick<PersonsDeed, 'actorId' | 'ip'> {
  userId: string;
  /** Left out where people do it to their own account. */
  reason?: string;
}

export const accountDeactivated = defineEvent<AccountDeed>('account.deactivated');
export const accountReactivated = defineEvent<AccountDeed>('account.reactivated');

interface Closing extends AccountDeed {
  erasedOn: Date;
  from: UserStatus;
}

/** Emitted after all open processes were ended; see accountDeleted. */
export const accountClosed = defineEvent<Closing>('account.closed');
export const accountExported = defineEvent<OwnStep>('account.exported');
export const nameChanged = defineEvent<OwnStep & { before: Names; after: Names }>('account.nameChanged');
export const phoneChanged = defineEvent<OwnStep & { phone: string | null }>('account.phoneChanged');
export const pictureChanged = defineEvent<OwnStep & { isRemoved: boolean }>('account.pictureChanged');
