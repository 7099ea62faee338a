import { encode } from 'uqr';

/** Light modules that readers need around the code. */
const MARGIN = 4;

/** A QR code as the path of its dark modules, one unit each, in a square of `size` units. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const rows = data.map((row, y) => {
    let path = '';
    for (let from = row.indexOf(true); from !== -1; from = row.indexOf(true, from)) {
      const end = row.indexOf(false, from);
      path += `M${from} ${y}h${end - from}v1H${from}z`;
      from = end;
    }
    return path;
  });
  return { size, path: rows.join('') };
}
