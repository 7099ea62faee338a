import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './setup-steps.tsx';

const TEXT = 'otpauth://totp/Medallist:asha%40people.test?secret=JBSWY3DPEHPK3PXP&issuer=Medallist';

/** The modules that a path of horizontal bars covers. */
function drawn({ size, path }: { size: number; path: string }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return grid;
}

test('the path fills exactly the dark modules of the code', () => {
  expect(drawn(qrPath(TEXT))).toEqual(encode(TEXT, { ecc: 'M', border: 4 }).data);
});

test('four light modules surround the code', () => {
  const grid = drawn(qrPath(TEXT));
  const edges = [
    ...grid.slice(0, 4),
    ...grid.slice(-4),
    ...grid.map((row) => [...row.slice(0, 4), ...row.slice(-4)]),
  ];
  expect(edges.flat().some(Boolean)).toBe(false);
  expect(grid[4]?.slice(4, 11)).toEqual(Array.from({ length: 7 }, () => true));
});
