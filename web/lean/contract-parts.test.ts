import path from 'node:path';
import { expect, test } from 'vitest';
import { halfOf, readContract } from './contract-parts.ts';
import { fromHalves } from './lean-contract.ts';

const FILE = (name: string) => path.resolve('contract', name);

const contract = readContract(
  new Map([
    [
      FILE('fields.ts'),
      `import * as z from 'zod';
export const LONGEST = 200;
const MISSING = 'Please fill this in.';
const PATTERN = /^[a-z.]+$/;
export const isName = (text) => PATTERN.test(text);
export function required() { return z.string().min(1, MISSING).max(LONGEST).regex(PATTERN); }`,
    ],
    [
      FILE('jobs.ts'),
      `import { endpoint } from './endpoint.ts';
import { LONGEST, required } from './fields.ts';
export const Job = { title: required() };
export const createJob = endpoint({ name: 'createJob', z: 1 });
export const HINT = { required: LONGEST };`,
    ],
  ]),
);
const [fields, jobs] = [FILE('fields.ts'), FILE('jobs.ts')];
const lines = (file: string, isOfSchemas: boolean) => halfOf(contract, file, isOfSchemas).split('\n');

test('what makes schemas stands apart, with what nothing else needs; the rest imports no library', () => {
  expect(lines(fields, true)).toEqual([
    "import * as z from 'zod';",
    "import { LONGEST as LONGEST } from './fields.ts';",
    "import { PATTERN as PATTERN } from './fields.ts';",
    "const MISSING = 'Please fill this in.';",
    expect.stringContaining('function required()'),
    'export { MISSING, required };',
  ]);
  expect(lines(fields, false)).toEqual([
    'const LONGEST = 200;',
    'const PATTERN = /^[a-z.]+$/;',
    'const isName = (text) => PATTERN.test(text);',
    'export { LONGEST, PATTERN, isName };',
  ]);
});

test('a schema is known by what it is made of in another module, and not by a name of a field', () => {
  expect(lines(jobs, true)).toEqual([
    "import { required as required } from './fields.ts?schemas';",
    'const Job = { title: required() };',
    'export { Job };',
  ]);
  expect(lines(jobs, false)).toEqual([
    "import { endpoint as endpoint } from './endpoint.ts';",
    "import { LONGEST as LONGEST } from './fields.ts';",
    "const createJob = endpoint({ name: 'createJob', z: 1 });",
    'const HINT = { required: LONGEST };',
    'export { createJob, HINT };',
  ]);
});

test('the web takes each name from the half that has it, and by import() schemas', () => {
  const code = `import { createJob, Job as Input } from '#contract/jobs.ts';
import { Job } from './jobs.ts';
const late = () => import('#contract/jobs.ts');`;
  expect(fromHalves(contract, code, path.resolve('web/form.ts')).split('\n')).toEqual([
    "import { createJob as createJob } from '#contract/jobs.ts'; import { Job as Input } from '#contract/jobs.ts?schemas';",
    "import { Job } from './jobs.ts';",
    "const late = () => import('#contract/jobs.ts?schemas');",
  ]);
});
