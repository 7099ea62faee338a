import type { UserStatus } from '#contract/core/roles.ts';
import { defineEvent } from '#server/platform/events.ts';

export interface OwnStep {
  userId: string;
  ip: string;
}

/** An admin did it on the person's behalf. */
export interface ByAdmin {
  adminId: string;
  reason: string;
}

interface Names extends Record<string, unknown> {
  firstName: string;
  lastName: string;
}

interface Rest extends OwnStep {
  by?: ByAdmin | undefined;
}

export const accountDeactivated = defineEvent<Rest>('account.deactivated');
export const accountReactivated = defineEvent<Rest>('account.reactivated');

interface Closing extends OwnStep {
  erasedOn: Date;
  from: UserStatus;
  by?: ByAdmin | undefined;
}

/** Emitted after all open processes were ended; see accountDeleted. */
export const accountClosed = defineEvent<Closing>('account.closed');
export const accountExported = defineEvent<OwnStep>('account.exported');
export const nameChanged = defineEvent<OwnStep & { before: Names; after: Names }>('account.nameChanged');
export const phoneChanged = defineEvent<OwnStep & { phone: string | null }>('account.phoneChanged');
export const pictureChanged = defineEvent<OwnStep & { isRemoved: boolean }>('account.pictureChanged');
