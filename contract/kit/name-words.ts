/** The words of a name without case, marks and punctuation: `Zeta Labs Pvt. Ltd.` and `zeta labs pvt ltd` share them. */
export function nameWords(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
