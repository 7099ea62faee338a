import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  longPhone,
  optionalLink,
  optionalPhone,
  optionalText,
  phone,
  required,
  requiredLink,
  trimmedEmail,
} from './fields.ts';

function firstMessage(schema: z.ZodType, input: unknown): string | undefined {
  return schema.safeParse(input).error?.issues[0]?.message;
}

test('a required text refuses blank and overlong texts', () => {
  const schema = required('Name is required', { max: 5 });
  for (const input of [undefined, null, 3, '', '   '])
    expect(firstMessage(schema, input)).toBe('Name is required');
  expect(firstMessage(schema, 'abcdef')).toBe('Please use at most 5 characters.');
  expect(schema.parse('  abcde ')).toBe('abcde');
});

/**
 * All invisible: zero-width spaces, fillers, a soft hyphen, a blank Braille pattern, joiners, direction
 * marks.
 */
const UNSEEN = [
  '\u200b \u200b',
  '\u3164',
  '\uffa0',
  '\u00ad',
  '\u2800',
  '\u200d\u200c',
  '\ufe0f',
  '\u202e',
  '\r\n',
];

test('a text without visible characters is blank, in one line and in several', () => {
  for (const input of UNSEEN) {
    for (const max of [80, 4000]) {
      expect(firstMessage(required('Name is required', { max }), input)).toBe('Name is required');
      expect(optionalText(max).parse(input)).toBeNull();
    }
    expect(firstMessage(trimmedEmail('Missing', 'Invalid'), input)).toBe('Missing');
  }
});

test('joiners inside words and emoji stay, because those need them', () => {
  for (const max of [80, 4000]) {
    const schema = required('Name is required', { max });
    for (const text of ['क्\u200dष', 'ന്\u200d', 'می\u200cخواهم', '👩\u200d💻', '❤\ufe0f', 'co\u00adoperate'])
      expect(schema.parse(text)).toBe(text);
  }
});

test('a single line has no line breaks or direction overrides, longer texts keep their lines', () => {
  const line = required('Name is required', { max: 80 });
  expect(line.parse('a\r\nBcc: x@y.z')).toBe('a Bcc: x@y.z');
  expect(line.parse('\u202egnp.\u2066exe\u2029')).toBe('gnp. exe');
  expect(optionalText().parse('Asha\tRao\u001b')).toBe('Asha Rao');
  expect(required('Please write.', { max: 4000 }).parse(' One.\n\nTwo. ')).toBe('One.\n\nTwo.');
});

test('an optional text is null when blank or missing', () => {
  const schema = z.object({ note: optionalText(5) });
  expect(schema.parse({ note: '  ' })).toEqual({ note: null });
  expect(schema.parse({ note: null })).toEqual({ note: null });
  expect(schema.parse({}).note ?? null).toBeNull();
  expect(schema.parse({ note: ' hi ' })).toEqual({ note: 'hi' });
  expect(firstMessage(optionalText(5), 'abcdef')).toBe('Please use at most 5 characters.');
});

test('an e-mail address has different errors for missing and malformed', () => {
  const schema = trimmedEmail('Email is required', 'Please enter a valid email address');
  for (const input of [undefined, '', '  ']) expect(firstMessage(schema, input)).toBe('Email is required');
  for (const input of ['x', 'x@', '@y.in', 'a b@c.in', `${'x'.repeat(250)}@c.in`]) {
    expect(firstMessage(schema, input)).toBe('Please enter a valid email address');
  }
  expect(schema.parse(' a.b+c@d.co.in ')).toBe('a.b+c@d.co.in');
  expect(schema.parse('asha@उदाहरण.भारत')).toBe('asha@xn--p1b6ci4b4b3a.xn--h2brj9c');
});

test('a phone number has 10 to 15 digits, spaces or dashes and an optional plus', () => {
  const schema = phone('Phone number is required', 'Please enter a valid phone number');
  for (const input of ['9876543210', '+91 98765 43210', '+919876543210', '98765-43210']) {
    expect(firstMessage(schema, input)).toBeUndefined();
  }
  for (const input of ['987654321', '+1234567890123456', '98765x3210', '----------', '9876+543210']) {
    expect(firstMessage(schema, input)).toBe('Please enter a valid phone number');
  }
  expect(firstMessage(schema, '')).toBe('Phone number is required');
});

test('a long phone number has at least 10 digits, spaces or dashes, and an optional plus', () => {
  const schema = longPhone('Phone number is required', 'Please enter a valid phone number');
  for (const input of ['9876543210', '+91 98 12 34 56 78', '+971 50 123 4567 89', `+${'1'.repeat(31)}`]) {
    expect(firstMessage(schema, input)).toBeUndefined();
  }
  for (const input of [
    '987654321',
    '+123456789',
    '1'.repeat(33),
    '98765x3210',
    '----------',
    '9876+543210',
  ]) {
    expect(firstMessage(schema, input)).toBe('Please enter a valid phone number');
  }
  for (const input of ['', ' ', undefined, null])
    expect(firstMessage(schema, input)).toBe('Phone number is required');
});

test('an optional phone number may be blank but not malformed', () => {
  const schema = optionalPhone('Please enter a valid phone number');
  expect(schema.parse('')).toBeNull();
  expect(schema.parse(null)).toBeNull();
  expect(schema.parse('9876543210')).toBe('9876543210');
  expect(firstMessage(schema, '12')).toBe('Please enter a valid phone number');
});

test('a link has http or https, which may be left out, and a host with a dot', () => {
  const schema = requiredLink('Company website is required', 'Please enter a valid website URL');
  expect(firstMessage(schema, '')).toBe('Company website is required');
  for (const input of ['tamarind', 'ftp://a.in', 'https://localhost', 'javascript:alert(1).x']) {
    expect(firstMessage(schema, input)).toBe('Please enter a valid website URL');
  }
  expect(schema.parse('https://tamarind.in/about')).toBe('https://tamarind.in/about');
  expect(schema.parse(' tamarind.in ')).toBe('https://tamarind.in');
  for (const length of [600, 6000])
    expect(firstMessage(schema, `https://tamarind.in/${'a'.repeat(length)}`)).toBe(
      'Please use at most 500 characters.',
    );
  expect(optionalLink('Please enter a valid website URL').parse(' ')).toBeNull();
});
