import { requestEmailUpdate, resendEmailUpdateCode, verifyEmailUpdate } from '#contract/account/email.ts';
import { AppError } from '#contract/core/errors.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { Reply } from '#server/http/reply.ts';
import { type Input, route } from '#server/http/route.ts';
import * as change from './email-change.service.ts';

/** Counted for the account that asks and for the mailbox that is written to. */
const limitMails = {
  async before({ actor, body, request }: Input<typeof requestEmailUpdate>) {
    change.refuseSame(actor.email, body.newEmail);
    await takePoint('mailsPerAddress', request.ip);
    await takePoint('mailsPerAccount', actor.userId);
    await takePoint('mailsPerAccount', body.newEmail);
  },
};

const UNIQUE_VIOLATION = '23505';

/** Of two who move to one address at the same moment the second meets the constraint. */
function refuseTaken(error: unknown): never {
  if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw change.emailTaken();
  throw error;
}

export const emailChangeRoutes = [
  route(requestEmailUpdate, limitMails, ({ db, actor, body }) =>
    change.request(db, actor.userId, body.newEmail),
  ),
  route(resendEmailUpdateCode, limitMails, ({ db, actor, body }) =>
    change.request(db, actor.userId, body.newEmail),
  ),
  route(verifyEmailUpdate, async ({ actor, body, request, run }) => {
    const wish = { ...body, ip: request.ip };
    const outcome = await run((tx) => change.verify(tx, actor, wish)).catch(refuseTaken);
    if ('profile' in outcome) return new Reply(outcome.profile, { etag: outcome.profile.version });
    const { code, remainingAttempts } = outcome.refusal;
    throw new AppError(code, { data: { remainingAttempts } });
  }),
];
