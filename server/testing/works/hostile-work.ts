import { readFileSync } from 'node:fs';

const kept: Buffer[] = [];

const ORDERS = {
  answer: (value) => value,
  tell: () => ({ process: process.pid, environment: Object.keys(process.env) }),
  read: (file) => readFileSync(String(file), 'utf8'),
  fail: () => {
    throw new Error('This cannot be done');
  },
  hang: () => {
    for (;;);
  },
  wait: () => new Promise(() => {}),
  'fill the heap': () => {
    const all = new Map<number, number>();
    for (let i = 0; ; i += 1) all.set(i, i);
  },
  'fill buffers': () => {
    const all = [];
    for (;;) all.push(Buffer.alloc(8 * 1024 * 1024, 1));
  },
  'keep much': () => kept.push(Buffer.alloc(165 * 1024 * 1024, 1)),
  exit: () => process.exit(0),
  'answer a function': () => () => {},
} satisfies Record<string, (value: unknown) => unknown>;

export type Order = keyof typeof ORDERS;

/** What code that parses hostile files may do after one of them has exploited it. */
export default function obey({ order, value }: { order: Order; value?: unknown }): unknown {
  return ORDERS[order](value);
}
