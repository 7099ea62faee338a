import { PROOF_MAX_BYTES, PROOF_SIZE, PROOF_TYPE, PROOF_TYPES } from '#contract/verifications/own.ts';

const NAME = /\.(pdf|jpe?g|png)$/i;

/** What can be told of a file before it is sent; the server looks inside. */
export function proofFault({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): string | null {
  if (!PROOF_TYPES.includes(type) && !NAME.test(name)) return PROOF_TYPE;
  return size > PROOF_MAX_BYTES ? PROOF_SIZE : null;
}
