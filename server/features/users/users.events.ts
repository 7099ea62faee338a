import type { UserType } from '#contract/core/roles.ts';
import { defineEvent } from '#server/platform/events.ts';

interface Person {
  userId: string;
  userType: UserType;
}

/** Name, address or status are other than they were: what shows or finds the person has to follow. */
export const accountChanged = defineEvent<Person>('account.changed');

/** The person has left for good. What is open ends now; the data stays until it is erased. */
export const accountDeleted = defineEvent<
  Person & {
    /** The person, or the admin who did it instead. */
    actorId: string;
  }
>('account.deleted');

interface Erasure extends Person {
  /** First and last name as others have read it. */
  name: string;
  /** Addresses that the person has proved to be theirs, and until when they were. */
  addresses: readonly ProvedAddress[];
  phone: string | null;
  /**
   * Says under which ids others were told about the person, and by which other name: what names them there is found at
   * the end, for all features at once.
   */
  forget: (ids: readonly string[], alias?: string) => void;
}

export interface ProvedAddress {
  address: string;
  until: Date;
}

/** The time to keep the data is over: every feature erases what it holds of the person. */
export const accountErased = defineEvent<Erasure>('account.erased');

interface ExportRequest extends Person {
  /** Null until they have proved it: what was mailed there is then meant for whoever reads it. */
  provenEmail: string | null;
  since: Date;
  /** Writes one section of the archive at the pace of its reader; what may be long is given in portions. */
  add: (section: string, content: unknown) => Promise<void>;
}

/** The person asks for everything that is held of them: every feature adds its sections. */
export const exportRequested = defineEvent<ExportRequest>('account.exportRequested');

/** There is an account, however it came about. */
export const userCreated = defineEvent<Person>('user.created');

export interface SignUp {
  userId: string;
  userType: UserType;
  email: string;
  phone: string | null;
  /** What the browser knows of how it came here. */
  ref: string | null;
  deviceId: string | null;
}

export const signedUp = defineEvent<SignUp>('auth.signedUp');

export const emailVerified = defineEvent<{ userId: string }>('auth.emailVerified');

interface EmailChange {
  userId: string;
  from: string;
  /** Whether the person had confirmed the address they leave. */
  wasProved: boolean;
  to: string;
  ip: string;
}

/** The account has moved to another address, which is confirmed. */
export const emailChanged = defineEvent<EmailChange>('account.emailChanged');
