import { expect, test } from 'vitest';
import * as param from './params.ts';
import { readSearch, writeSearch } from './use-search.ts';

const Filters = {
  text: param.text,
  status: param.oneOf(['ALL', 'PENDING'], 'ALL'),
  cities: param.list(param.text),
  page: param.page,
  open: param.id,
};

const read = (text: string) => readSearch(Filters, new URLSearchParams(text));
const NOTHING = { text: '', status: 'ALL', cities: [], page: 0 };

test('filters are read from the address, one city or many', () => {
  expect(read('text=go&cities=Pune&page=2')).toEqual({ ...NOTHING, text: 'go', cities: ['Pune'], page: 2 });
  expect(read('cities=Pune&cities=Delhi').cities).toEqual(['Pune', 'Delhi']);
});

test('an empty address leaves out optional parameters', () => {
  expect(Object.keys(read(''))).not.toContain('open');
  expect(readSearch(Filters)).toEqual(NOTHING);
});

test('only the invalid part of an address is dropped', () => {
  expect(read('status=NONSENSE&text=go&page=-1&open=7')).toEqual({ ...NOTHING, text: 'go' });
  expect(read('text=a&text=b&page=1&page=2')).toEqual(NOTHING);
});

test('a changed filter goes back to the first page, and defaults are removed from the address', () => {
  const before = new URLSearchParams('text=go&page=2&ref=x');
  expect(writeSearch(Filters, before, { status: 'PENDING' }).toString()).toBe('text=go&ref=x&status=PENDING');
  expect(writeSearch(Filters, before, { text: '' }).toString()).toBe('ref=x');
  expect(writeSearch(Filters, before, { page: 3 }).toString()).toBe('text=go&ref=x&page=3');
  expect(writeSearch(Filters, before, { cities: ['Goa', 'Pune'] }).toString()).toBe(
    'text=go&ref=x&cities=Goa&cities=Pune',
  );
  const open = new URLSearchParams('cities=Goa&open=x');
  expect(writeSearch(Filters, open, { cities: [], open: undefined }).toString()).toBe('');
});
