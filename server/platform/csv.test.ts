import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  [['Asha Rao', 12.5, null], 'Asha Rao,12.5,\r\n'],
  [['says "hi", twice'], '"says ""hi"", twice"\r\n'],
  [['two\nlines'], '"two\nlines"\r\n'],
  [['=1+1'], '"\'=1+1"\r\n'],
  [['+91 98765'], '"\'+91 98765"\r\n'],
  [['-2'], '"\'-2"\r\n'],
  [['@SUM(A1)'], '"\'@SUM(A1)"\r\n'],
  [['  =1'], '"\'  =1"\r\n'],
  [['\t=1'], '"\'\t=1"\r\n'],
  [['\r=1'], '"\'\r=1"\r\n'],
  [['\ncmd'], '"\'\ncmd"\r\n'],
  [['＝1'], '"\'＝1"\r\n'],
  [['|calc'], '"\'|calc"\r\n'],
  [[-2], '-2\r\n'],
  [['a=b'], 'a=b\r\n'],
])('%j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
