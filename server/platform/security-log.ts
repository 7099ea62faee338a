import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, hkdfSync } from 'node:crypto';
import type { ErrorCode } from '#contract/core/errors.ts';

export type EndingCause =
  | 'SIGN_OUT'
  | 'ONE_DEVICE'
  | 'OTHER_DEVICES'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'EMAIL_CHANGED'
  | 'SECOND_STEP_ON'
  | 'ADDRESS_CLAIMED'
  | 'ACCOUNT_DELETED'
  | 'ACCOUNT_SUSPENDED'
  | 'TOKEN_REPLAYED'
  | 'TOO_MANY_SESSIONS';

/** Every event of the log. An e-mail address is passed in plain and written as a keyed hash. */
export type SecurityEvent =
  | { event: 'signIn.failed'; code: ErrorCode; userId: string | undefined; email: string }
  | { event: 'request.refused' | 'request.limited' | 'proof.failed'; code: ErrorCode }
  | { event: 'refreshToken.replayed'; userId: string; sessionId: string; isFamilyEnded: boolean }
  | { event: 'secret.replayed'; kind: 'RESET_LINK' | 'VERIFY_LINK' | 'VERIFY_CODE'; userId: string }
  | { event: 'ticket.replayed'; fileId: string }
  | { event: 'totpCode.replayed'; userId: string }
  | { event: 'sessions.ended'; cause: EndingCause; userId: string; count: number; sessionIds: string[] };

/** The request in which an event happens; the caller is known once the session has been read. */
export interface SecurityContext {
  requestId: string;
  address: string;
  endpoint: string | undefined;
  userId?: string;
  sessionId?: string;
}

interface Sink {
  warn(line: object, message: string): void;
}

let sink: Sink | undefined;
let key: Buffer | undefined;

export function configureSecurityLog(to: Sink, secret: string): void {
  sink = to;
  key = Buffer.from(hkdfSync('sha256', secret, '', 'medallist security log', 32));
}

/** The same value for an address in every line, and useless to anybody who has only the log. */
export function pseudonym(email: string): string {
  if (!key) throw new Error('configureSecurityLog() has not been called');
  return createHmac('sha256', key).update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);
}

const contexts = new AsyncLocalStorage<SecurityContext>();
const waiting = new AsyncLocalStorage<SecurityEvent[]>();

/** Events written inside `work` carry this context. */
export function inContext<T>(context: SecurityContext, work: () => T): T {
  return contexts.run(context, work);
}

/** Events of `work` that report a completed action are written once it has succeeded: for transactions. */
export async function whenDone<T>(work: () => Promise<T>): Promise<T> {
  const done: SecurityEvent[] = [];
  const result = await waiting.run(done, work);
  for (const one of done) print(one);
  return result;
}

function print(event: SecurityEvent): void {
  const { event: name, ...rest } = event;
  const { email, ...fields } = 'email' in rest ? rest : { ...rest, email: undefined };
  const account = email === undefined ? {} : { account: pseudonym(email) };
  sink?.warn({ ...contexts.getStore(), event: name, ...fields, ...account }, name);
}

/**
 * Writes one line: the event with the request, its address, its endpoint and its caller. Never a password,
 * token, code or e-mail address. Observations are written at once; completed actions when their transaction
 * commits.
 */
export function write(event: SecurityEvent): void {
  const later = event.event === 'sessions.ended' ? waiting.getStore() : undefined;
  if (later) later.push(event);
  else print(event);
}
