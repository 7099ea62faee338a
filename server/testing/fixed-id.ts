import { createHash } from 'node:crypto';

/** The id of a number, which is the same in every run: whether a sample has it follows from that. */
export function fixedId(number: number): string {
  const digits = [...createHash('md5').update(String(number)).digest('hex')];
  digits[12] = '8';
  digits[16] = '8';
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
