import { defineEvent } from '#server/platform/events.ts';

export interface OwnStep {
  userId: string;
  ip: string;
}

interface Names extends Record<string, unknown> {
  firstName: string;
  lastName: string;
}

export const accountDeactivated = defineEvent<OwnStep>('account.deactivated');
export const accountReactivated = defineEvent<OwnStep>('account.reactivated');
/** After everything open was ended; see accountDeleted. */
export const accountClosed = defineEvent<OwnStep & { erasedOn: Date }>('account.closed');
export const accountExported = defineEvent<OwnStep>('account.exported');
export const nameChanged = defineEvent<OwnStep & { before: Names; after: Names }>('account.nameChanged');
export const phoneChanged = defineEvent<OwnStep & { phone: string | null }>('account.phoneChanged');
export const pictureChanged = defineEvent<OwnStep & { isRemoved: boolean }>('account.pictureChanged');
