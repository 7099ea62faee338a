import { expect, test } from 'vitest';
import * as z from 'zod';
import { listParam } from '#web/ui/filters/list-param.ts';
import { readSearch, texts, writeSearch } from './use-search.ts';

const Filters = z.object({
  text: z.string().default(''),
  status: z.enum(['ALL', 'PENDING']).default('ALL'),
  cities: listParam(z.string()),
  page: z.coerce.number().int().min(0).default(0),
});

const read = (text: string) => readSearch(Filters, new URLSearchParams(text));

test('filters are read from the address, one city or many', () => {
  expect(read('text=go&cities=Pune&page=2')).toEqual({
    text: 'go',
    status: 'ALL',
    cities: ['Pune'],
    page: 2,
  });
  expect(read('cities=Pune&cities=Delhi').cities).toEqual(['Pune', 'Delhi']);
});

test('a mangled address loses only the part that is wrong', () => {
  expect(read('status=NONSENSE&text=go&page=-1')).toEqual({ text: 'go', status: 'ALL', cities: [], page: 0 });
});

test('a changed filter starts again at the first page, and defaults leave the address', () => {
  const before = new URLSearchParams('text=go&page=2&ref=x');
  expect(writeSearch(Filters, before, { status: 'PENDING' }).toString()).toBe('text=go&ref=x&status=PENDING');
  expect(writeSearch(Filters, before, { text: '' }).toString()).toBe('ref=x');
  expect(writeSearch(Filters, before, { page: 3 }).toString()).toBe('text=go&ref=x&page=3');
});

test('plain texts are read and written without a library: what is repeated or unknown is dropped', () => {
  const schema = texts('tab', 'verify');
  expect(readSearch(schema, new URLSearchParams('tab=security&other=1'))).toEqual({ tab: 'security' });
  expect(readSearch(schema, new URLSearchParams('tab=a&tab=b&verify=x'))).toEqual({ verify: 'x' });
  const written = writeSearch(schema, new URLSearchParams('tab=a&verify=x'), { tab: '', verify: 'y' });
  expect(written.toString()).toBe('verify=y');
});
