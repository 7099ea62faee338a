import { AppError } from '#contract/core/errors.ts';
import * as calls from '#contract/verifications/own.ts';
import {
  adminCountVerifications,
  adminDecideVerification,
  adminGetVerification,
  adminListVerifications,
  DEGREE_VERIFIED,
  PROOF_REJECTED,
} from '#contract/verifications/review.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { Reply } from '#server/http/reply.ts';
import { type Input, route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { asAdmin } from '#server/platform/deed.ts';
import { safeName } from '#server/platform/files/accept.ts';
import * as files from '#server/platform/files/files.ts';
import { sniffMimeType } from '#server/platform/files/sniff.ts';
import * as proofs from './own.service.ts';
import * as reviews from './review.service.ts';

function ownOf({ actor, params }: { actor: Actor; params: { id: string } }) {
  return { candidateId: actor.userId, educationId: params.id };
}

/** Counted for the requesting account and for the recipient's mailbox. */
const limitMails = {
  async before({ actor, body, request }: Input<typeof calls.sendDegreeCode>) {
    await takePoint('mailsPerAddress', request.ip);
    await takePoint('mailsPerAccount', actor.userId);
    await takePoint('mailsPerAccount', body.email);
  },
};

/** Detects the type by content, not by the file name. */
async function readProof(upload: files.Upload | undefined): Promise<files.Upload> {
  const mimeType = upload && (await sniffMimeType(upload.bytes));
  if (upload && mimeType && calls.PROOF_TYPES.includes(mimeType)) {
    return { name: safeName(upload.name, mimeType), mimeType, bytes: upload.bytes };
  }
  const message = calls.PROOF_TYPE;
  throw new AppError('INVALID_FILE', { message, errors: [{ path: 'document', message }] });
}

export const routes = [
  route(calls.getDegreeProof, ({ db, ...rest }) => proofs.get(db, ownOf(rest))),
  route(calls.sendDegreeCode, limitMails, ({ db, body, ...rest }) =>
    proofs.sendCode(db, ownOf(rest), body.email),
  ),
  route(calls.confirmDegreeCode, async ({ body, run, ...rest }) => {
    const outcome = await run((tx) => proofs.confirm(tx, ownOf(rest), body.code));
    if ('proof' in outcome) return outcome.proof;
    const { code, remainingAttempts } = outcome.refusal;
    throw new AppError(code, { remainingAttempts });
  }),
  route(
    calls.uploadDegreeProof,
    { before: ({ files: [file] }) => readProof(file) },
    ({ before, runOnce, ...rest }) =>
      files.keep([before], ([stored]) =>
        runOnce((tx) => proofs.submit(tx, ownOf(rest), stored as files.StoredBytes)),
      ),
  ),
  route(calls.withdrawDegreeProof, async ({ db, ...rest }) => {
    await proofs.withdraw(db, ownOf(rest));
    return undefined;
  }),
  route(adminListVerifications, ({ db, query }) => reviews.list(db, query)),
  route(adminGetVerification, ({ db, params }) => reviews.get(db, params.id)),
  route(adminCountVerifications, ({ db }) => reviews.counts(db)),
  route(adminDecideVerification, async ({ db, actor, params, body, request }) => {
    const decided = await reviews.decide(db, asAdmin(actor, request), params.id, body);
    return new Reply(decided, { message: body.action === 'APPROVE' ? DEGREE_VERIFIED : PROOF_REJECTED });
  }),
];
