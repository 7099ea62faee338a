import { PROOF_MINUTES } from '#contract/auth/prove.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import type { ProofKind, ProofWanted } from '#contract/core/proof.ts';
import { now } from '#server/platform/clock.ts';
import type { Actor } from './actor.ts';

type Wish = NonNullable<Endpoint['proof']>;

/** The proof that this call needs: always, or for certain values in its body. */
export function wishOf(
  { proof, proofWhen }: Pick<Endpoint, 'proof' | 'proofWhen'>,
  body: unknown,
): Wish | undefined {
  if (proof || !proofWhen) return proof;
  const value = (body as Record<string, unknown>)[proofWhen.field];
  return proofWhen.is.includes(String(value)) ? 'any' : undefined;
}

/**
 * If the account uses two-step sign-in, a password alone proves nothing in a session that has not passed the
 * second step.
 */
function lacksSecondStep({ hasTwoFactor, tookSecondStep }: Actor): boolean {
  return hasTwoFactor && !tookSecondStep;
}

function listAccepted(actor: Actor, wish: Wish): ProofKind[] {
  if (!actor.hasTwoFactor) return ['PASSWORD'];
  if (lacksSecondStep(actor)) return ['CODE'];
  return wish === 'passwordFirst' ? ['PASSWORD', 'CODE'] : ['CODE', 'PASSWORD'];
}

/** Tells the client which proof to ask for before it repeats the call. */
export function proofRequired(actor: Actor, wish: Wish): AppError {
  const data: ProofWanted = { accepts: listAccepted(actor, wish) };
  return new AppError('PROOF_REQUIRED', { data });
}

/**
 * Throws unless this session recently proved that its owner is acting, and not somebody who found its token.
 */
export function demandProof(actor: Actor, wish: Wish): void {
  const isRecent = now().getTime() - actor.provedAt.getTime() < PROOF_MINUTES * 60_000;
  if (!isRecent || lacksSecondStep(actor)) throw proofRequired(actor, wish);
}
