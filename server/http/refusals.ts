import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppError, ErrorCode } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import * as securityLog from '#server/platform/security-log.ts';
import { plainAddress } from './client-address.ts';
import { toAppError } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    security: securityLog.SecurityContext | null;
  }
  interface FastifyContextConfig {
    endpoint?: string;
  }
}

/** The log event for a refusal, if any; most refusals are not attacks. */
function eventOf({
  status,
  code,
}: AppError): 'request.refused' | 'request.limited' | 'proof.failed' | undefined {
  if (status === 403) return 'request.refused';
  if (status === 429) return 'request.limited';
  return PROOFS.includes(code) ? 'proof.failed' : undefined;
}

const PROOFS: ErrorCode[] = ['WRONG_PASSWORD', 'INVALID_CODE', 'NO_ATTEMPTS_LEFT'];

/**
 * The entry in the account's audit trail. Other 403 refusals are states of an account that its screens
 * explain.
 */
function traceOf({ status, code }: AppError): { action: AuditAction; summary: string } | undefined {
  if (status === 429) return { action: 'user.limited', summary: 'Tried something too often and had to wait' };
  if (!NOT_FOR_THEM.includes(code)) return undefined;
  return { action: 'user.access_refused', summary: 'Tried something that this account may not do' };
}

const NOT_FOR_THEM: ErrorCode[] = ['FORBIDDEN', 'ADMIN_ONLY', 'ROLE_TOO_LOW'];

/** Records the origin of every request and, once it is known, the caller. */
export function watchRequests(app: FastifyInstance): void {
  app.decorateRequest('security', null);
  app.addHook('onRequest', async (request) => {
    const { id: requestId, ip, routeOptions } = request;
    request.security = { requestId, address: plainAddress(ip), endpoint: routeOptions.config.endpoint };
  });
}

/** Records a refused request. Its transaction is over, and nothing here changes its answer. */
export async function noteRefusal(db: Db, failure: unknown, request: FastifyRequest): Promise<void> {
  const error = toAppError(failure);
  const event = eventOf(error);
  const { security } = request;
  if (!event || !security) return;
  securityLog.inContext(security, () => securityLog.write({ event, code: error.code }));
  const trace = traceOf(error);
  const { userId, address: ip } = security;
  if (!trace || !userId) return;
  await audit
    .recordOncePerHour(db, { actorId: userId, ip }, { ...trace, subjectId: userId }, error.code)
    .catch((reason: unknown) => request.log.error({ err: reason }, 'the audit of a refusal failed'));
}
