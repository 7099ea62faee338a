import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { PageQuery } from '../core/page.ts';
import { speakPlainly } from './plain-words.ts';

beforeAll(speakPlainly);

function firstMessage(schema: z.ZodType, input: unknown): string | undefined {
  return schema.safeParse(input).error?.issues[0]?.message;
}

test.each([
  ['a missing value', z.boolean(), undefined, 'Please fill in what is missing.'],
  ['null', z.object({}), null, 'Please fill in what is missing.'],
  ['an empty text that must not be', z.string().min(1), '', 'Please fill in what is missing.'],
  ['a number for a text', z.string(), 3, 'Please enter a text.'],
  ['a text for a number', z.coerce.number(), 'x', 'Please enter a number.'],
  ['a part of a number', z.int(), 1.5, 'Please enter a whole number.'],
  ['a text for a choice', z.boolean(), 'x', 'Please choose yes or no.'],
  ['a text for a list', z.array(z.string()), 'x', 'Please give a list.'],
  ['a text for an object', z.object({}), 'x', 'Invalid request. Please check your information.'],
  [
    'a value of none of several kinds',
    z.union([z.int(), z.boolean()]),
    'x',
    'Invalid request. Please check your information.',
  ],
  ['an unknown value', z.enum(['INVITED', 'HIRED']), 'LUNCH', 'Please choose one of the options.'],
  ['no value of some', z.enum(['INVITED', 'HIRED']), undefined, 'Please fill in what is missing.'],
  ['too small a number', z.number().min(0), -1, 'Please enter a number of at least 0.'],
  ['a number at its border', z.number().gt(0), 0, 'Please enter a number above 0.'],
  ['too large a number', z.number().max(100), 101, 'Please enter a number of at most 100.'],
  ['a number at its other border', z.number().lt(9), 9, 'Please enter a number below 9.'],
  ['a number beyond counting', z.int(), 1e308, 'Please enter a smaller number.'],
  ['a number below counting', z.int(), -1e308, 'Please enter a larger number.'],
  ['a part of a step', z.number().multipleOf(5), 7, 'Please enter a multiple of 5.'],
  ['a short text', z.string().min(3), 'ab', 'Please use at least 3 characters.'],
  ['a long text', z.string().max(3), 'abcd', 'Please use at most 3 characters.'],
  ['a short list', z.array(z.int()).min(1), [], 'Please choose at least 1.'],
  ['a long list', z.array(z.int()).max(1), [1, 2], 'Please choose at most 1.'],
  ['no link', z.url(), 'x', 'Please enter a valid link.'],
  ['no day', z.iso.date(), 'x', 'Please enter a valid date.'],
  ['no known form', z.string().regex(/a/), 'x', 'Please check how this is written.'],
])('%s has a readable text', (_, schema, input, text) => {
  expect(firstMessage(schema, input)).toBe(text);
});

test('the texts of a schema take precedence', () => {
  const schema = z.string({ error: 'Name is required' }).max(3, 'That is too long.');
  expect(firstMessage(schema, undefined)).toBe('Name is required');
  expect(firstMessage(schema, 'abcd')).toBe('That is too long.');
});

test('an invalid page number has a text that says what is valid', () => {
  expect(firstMessage(PageQuery, { page: '-1' })).toBe('Please enter a number of at least 0.');
  expect(firstMessage(PageQuery, { size: '101' })).toBe('Please enter a number of at most 100.');
  expect(firstMessage(PageQuery, { page: 'x' })).toBe('Please enter a number.');
});
