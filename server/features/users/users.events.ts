import type { UserType } from '#contract/core/roles.ts';
import { defineEvent } from '#server/platform/events.ts';

interface Person {
  userId: string;
  userType: UserType;
}

/** The name, address or status has changed: everything that shows or finds the person must be updated. */
export const accountChanged = defineEvent<Person>('account.changed');

/** The person has deleted the account. Open processes end now; the data stays until it is erased. */
export const accountDeleted = defineEvent<
  Person & {
    /** The person, or the admin who acted on their behalf. */
    actorId: string;
  }
>('account.deleted');

interface Erasure extends Person {
  /** First and last name as others have seen it. */
  name: string;
  /** Addresses that the person has proved to be theirs, and until when they were. */
  addresses: readonly ProvedAddress[];
  phone: string | null;
  /**
   * Registers the ids under which others were notified about the person, and another name for them. The texts
   * are cleaned at the end, for all features at once.
   */
  forget: (ids: readonly string[], alias?: string) => void;
}

export interface ProvedAddress {
  address: string;
  until: Date;
}

/** The retention period is over: every feature erases its data of the person. */
export const accountErased = defineEvent<Erasure>('account.erased');

interface ExportRequest extends Person {
  /** Null until they have proved it, because mails to an unproven address may belong to another person. */
  provenEmail: string | null;
  since: Date;
  /**
   * Writes one section of the archive at the pace of its reader; long content is passed as an async iterable.
   */
  add: (section: string, content: unknown) => Promise<void>;
}

/** The person requests all their data: every feature adds its sections. */
export const exportRequested = defineEvent<ExportRequest>('account.exportRequested');

/** An account was created, by any means. */
export const userCreated = defineEvent<Person>('user.created');

export interface SignUp {
  userId: string;
  userType: UserType;
  email: string;
  phone: string | null;
  /** The referral data stored in the browser. */
  ref: string | null;
  deviceId: string | null;
}

export const signedUp = defineEvent<SignUp>('auth.signedUp');

export const emailVerified = defineEvent<{ userId: string }>('auth.emailVerified');

interface EmailChange {
  userId: string;
  from: string;
  /** Whether the person had confirmed the former address. */
  wasProved: boolean;
  to: string;
  ip: string;
}

/** The account has a new, confirmed address. */
export const emailChanged = defineEvent<EmailChange>('account.emailChanged');
