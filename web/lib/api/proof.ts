import { useSyncExternalStore } from 'react';
import type { ProofKind, ProofWanted } from '#contract/core/proof.ts';
import { ApiError } from './api-error.ts';

/** The error of a form whose call was cancelled. */
const GIVEN_UP = 'Nothing has changed: it was not confirmed that it is you.';

/** A pending proof; every call that needs one meanwhile waits for the same result. */
export interface ProofQuestion {
  accepts: readonly ProofKind[];
  answered: Promise<boolean>;
  answer: (isProved: boolean) => void;
}

const listeners = new Set<() => void>();
let question: ProofQuestion | null = null;

function publish(next: ProofQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

function ask(accepts: readonly ProofKind[]): Promise<boolean> {
  if (question) return question.answered;
  let resolve: (isProved: boolean) => void;
  const answered = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  const answer = (isProved: boolean) => {
    publish(null);
    resolve(isProved);
  };
  publish({ accepts, answered, answer });
  return answered;
}

function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The request that the proof dialog shows; null if there is none. */
export function useProofQuestion(): ProofQuestion | null {
  return useSyncExternalStore(
    onQuestion,
    () => question,
    () => null,
  );
}

/** Makes a call; if the server requires a proof of identity, asks for it and makes the call again. */
export async function proved<T>(makeCall: () => Promise<T>): Promise<T> {
  try {
    return await makeCall();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PROOF_REQUIRED') throw error;
    const { accepts } = error.data as ProofWanted;
    if (await ask(accepts)) return makeCall();
    throw new ApiError(error.status, { code: error.code, message: GIVEN_UP });
  }
}
