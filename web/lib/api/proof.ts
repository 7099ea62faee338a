import { useSyncExternalStore } from 'react';
import type { ProofKind, ProofWanted } from '#contract/core/proof.ts';
import { ApiError } from './api-error.ts';

/** What is said at the form whose call was given up. */
const GIVEN_UP = 'Nothing has changed: it was not confirmed that it is you.';

/** A question that waits for the person; every call that needs the proof meanwhile waits for the same answer. */
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

/** The question that the dialog shows; null while nobody has to prove anything. */
export function useProofQuestion(): ProofQuestion | null {
  return useSyncExternalStore(
    onQuestion,
    () => question,
    () => null,
  );
}

/** Makes a call; where the server wants a proof of the person first, has it asked for and makes the call again. */
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
