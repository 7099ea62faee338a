import { PassThrough } from 'node:stream';
import {
  deactivateAccount,
  deleteAccount,
  getAccountClosing,
  reactivateAccount,
} from '#contract/account/closing.ts';
import { requestEmailUpdate, resendEmailUpdateCode, verifyEmailUpdate } from '#contract/account/email.ts';
import {
  deleteProfilePicture,
  getUserProfile,
  updatePhone,
  updateUserProfile,
  uploadProfilePicture,
} from '#contract/account/profile.ts';
import { exportUserData, listActivity } from '#contract/account/records.ts';
import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import { fileAddress } from '#contract/files.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { confirmPassword } from '#server/features/auth/passwords.service.ts';
import * as companies from '#server/features/companies/members.service.ts';
import { forgetPoints, takePoint } from '#server/http/rate-limit.ts';
import { Reply } from '#server/http/reply.ts';
import { type Input, route } from '#server/http/route.ts';
import type { Actor, RequestMeta } from '#server/http/session/actor.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { now } from '#server/platform/clock.ts';
import * as files from '#server/platform/files/files.ts';
import { acceptPicture } from '#server/platform/files/picture.ts';
import * as account from './account.service.ts';
import * as archive from './export.service.ts';

function withVersion<T extends { version: number }>(account: T): Reply<T> {
  return new Reply(account, { etag: account.version });
}

/** Counted for the requesting account and for the recipient's mailbox. */
const limitMails = {
  async before({ actor, body, request }: Input<typeof requestEmailUpdate>) {
    account.refuseSameEmail(actor.email, body.newEmail);
    await takePoint('mailsPerAddress', request.ip);
    await takePoint('mailsPerAccount', actor.userId);
    await takePoint('mailsPerAccount', body.newEmail);
  },
};

const UNIQUE_VIOLATION = '23505';

/** When two accounts change to one address at the same moment, the second one violates the constraint. */
function refuseTaken(error: unknown): never {
  if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw account.emailTaken();
  throw error;
}

const WRONG_PASSWORD = 'That password is not right.';

function callerOf({ actor, request }: { actor: Actor; request: RequestMeta }) {
  return { userId: actor.userId, actorId: actor.userId, ip: request.ip };
}

export const routes = [
  route(getUserProfile, async ({ db, actor }) => withVersion(await account.get(db, actor.userId))),
  route(updateUserProfile, async ({ db, actor, body, request }) =>
    withVersion(await account.rename(db, actor.userId, body, request)),
  ),
  route(updatePhone, async ({ db, actor, body, request }) =>
    withVersion(await account.setPhone(db, actor.userId, body.phone ?? null, request.ip)),
  ),
  route(requestEmailUpdate, limitMails, ({ db, actor, body }) =>
    account.requestEmailChange(db, actor.userId, body.newEmail),
  ),
  route(resendEmailUpdateCode, limitMails, ({ db, actor, body }) =>
    account.requestEmailChange(db, actor.userId, body.newEmail),
  ),
  route(verifyEmailUpdate, async ({ actor, body, request, run }) => {
    const wish = { ...body, ip: request.ip };
    const outcome = await run((tx) => account.verifyEmailChange(tx, actor, wish)).catch(refuseTaken);
    if ('profile' in outcome) return new Reply(outcome.profile, { etag: outcome.profile.version });
    const { code, remainingAttempts } = outcome.refusal;
    throw new AppError(code, { data: { remainingAttempts } });
  }),
  route(
    uploadProfilePicture,
    { before: ({ files: uploads }) => acceptPicture(uploads, 'file') },
    ({ actor, before, request, run }) =>
      files.keep(before, async ([stored]) => {
        if (!stored) throw new Error('an accepted upload was not kept');
        await files.removeBytes(
          await run((tx) => account.replacePicture(tx, actor.userId, stored, request.ip)),
        );
        return { profilePictureUrl: fileAddress(stored.id) };
      }),
  ),
  route(deleteProfilePicture, async ({ actor, request, run }) => {
    await files.removeBytes(await run((tx) => account.replacePicture(tx, actor.userId, null, request.ip)));
    return undefined;
  }),
  route(getAccountClosing, ({ db, actor }) => companies.whatCloses(db, actor.userId)),
  route(deactivateAccount, async (context) => {
    await account.deactivate(context.db, callerOf(context));
    return undefined;
  }),
  route(reactivateAccount, async (context) => {
    await account.reactivate(context.db, callerOf(context));
    return undefined;
  }),
  route(
    deleteAccount,
    {
      async before({ actor: { userId }, body: { password } }, db) {
        await takePoint('passwordPerAccount', userId);
        await confirmPassword(db, userId, { password, path: 'password', message: WRONG_PASSWORD });
        await forgetPoints('passwordPerAccount', userId);
      },
    },
    async (context) => {
      await account.remove(context.db, callerOf(context), context.body.companyNames);
      return undefined;
    },
  ),
  route(
    exportUserData,
    { before: ({ actor }) => takePoint('exportsPerAccount', actor.userId) },
    async ({ db, actor, request, run, reply }) => {
      await run((tx) => archive.recordExport(tx, actor.userId, request.ip));
      const stream = new PassThrough();
      // The response header was already sent when a section fails, so only an aborted stream can report it.
      void archive.writeExport(db, actor.userId, stream).catch((error: Error) => stream.destroy(error));
      return reply
        .headers({
          'content-disposition': `attachment; filename="medallist-${localDate(now())}.json"`,
          'cache-control': 'no-store',
        })
        .type('application/json; charset=utf-8')
        .send(stream);
    },
  ),
  route(listActivity, async ({ db, actor, query }) => {
    const rows = await audit.listOwn(db, actor.userId, query);
    return toPage(rows, query, await audit.countOwn(db, actor.userId));
  }),
];
