import { expect, test } from 'vitest';
import * as z from 'zod';
import { phone, required, trimmedEmail } from './fields.ts';
import { ordered } from './ordered.ts';

const SignUp = ordered(
  {
    firstName: required('First name is required'),
    companyName: required('Company name is required'),
    phone: phone('Phone number is required', 'Please enter a valid phone number'),
    email: trimmedEmail('Email is required', 'Please enter a valid email address'),
    password: z.string({ error: 'Password too short' }).min(8, 'Password too short'),
    confirmPassword: z.string({ error: 'Please confirm your password' }),
  },
  {
    at: 'confirmPassword',
    reads: ['password', 'confirmPassword'],
    text: 'Passwords do not match',
    holds: (value) => value.password === value.confirmPassword,
    before: 'password',
  },
);

const valid = {
  firstName: 'Asha',
  companyName: 'Tamarind',
  phone: '+91 98765 43210',
  email: ' Asha@Example.com ',
  password: 'long enough',
  confirmPassword: 'long enough',
};

function messages(schema: z.ZodType, input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];
}

test('missing fields fail with the specified texts in the order of the form', () => {
  expect(messages(SignUp, {})).toEqual([
    'First name is required',
    'Company name is required',
    'Phone number is required',
    'Email is required',
    'Password too short',
    'Please confirm your password',
  ]);
});

test('the order of the errors does not depend on the order of the keys sent', () => {
  const input = {
    confirmPassword: 'b',
    password: 'a',
    email: 'x',
    phone: '',
    companyName: 'T',
    firstName: ' ',
  };
  expect(messages(SignUp, input)).toEqual([
    'First name is required',
    'Phone number is required',
    'Please enter a valid email address',
    'Passwords do not match',
    'Password too short',
  ]);
});

test('null and wrong types count as missing', () => {
  expect(messages(SignUp, { ...valid, firstName: null, companyName: 7 })).toEqual([
    'First name is required',
    'Company name is required',
  ]);
});

test('a rule over several fields comes in its place and names its field', () => {
  const result = SignUp.safeParse({ ...valid, confirmPassword: 'other' });
  expect(result.error?.issues).toMatchObject([
    { path: ['confirmPassword'], message: 'Passwords do not match' },
  ]);
});

test('a rule does not run while a field that it reads has the wrong type', () => {
  const schema = ordered(
    { from: z.int({ error: 'From is required' }), to: z.int({ error: 'To is required' }) },
    { at: 'to', reads: ['from', 'to'], text: 'To must be after from', holds: (v) => v.to > v.from },
  );
  expect(messages(schema, { to: 3 })).toEqual(['From is required']);
  expect(messages(schema, { from: 5, to: 3 })).toEqual(['To must be after from']);
});

test('a rule comes after the rules of its own field and before those of the next', () => {
  const schema = ordered(
    { isLeaving: z.boolean(), lastDay: z.string().optional(), city: required('City is required') },
    {
      at: 'lastDay',
      reads: ['isLeaving', 'lastDay'],
      text: 'Last day is required',
      holds: (v) => !v.isLeaving || Boolean(v.lastDay),
    },
  );
  expect(messages(schema, { isLeaving: true })).toEqual(['Last day is required', 'City is required']);
});

test('a last rule comes after the errors of all other fields', () => {
  const schema = ordered(
    { email: required('Email is required'), city: required('City is required') },
    { at: 'email', reads: ['email'], text: 'Bad email', holds: (v) => v.email.includes('@'), last: true },
  );
  expect(messages(schema, { email: 'x', city: '' })).toEqual(['City is required', 'Bad email']);
});

test('texts are trimmed and unknown fields removed', () => {
  expect(SignUp.parse({ ...valid, firstName: ' Asha ', isAdmin: true })).toEqual({
    ...valid,
    email: 'Asha@Example.com',
  });
});

test('invalid characters are refused at any depth', () => {
  const schema = ordered({ name: required('Name is required'), tags: z.array(z.string()) });
  const result = schema.safeParse({ name: 'a', tags: ['fine', 'b\0ad'] });
  expect(result.error?.issues).toMatchObject([
    { path: ['tags', 1], message: 'Please remove invalid characters.' },
  ]);
  expect(messages(schema, { name: 'a\ud800', tags: [] })).toEqual(['Please remove invalid characters.']);
});

test('a value that is not an object gets one readable text', () => {
  expect(messages(SignUp, null)).toEqual(['Invalid request. Please check your information.']);
  expect(messages(SignUp, [])).toEqual(['Invalid request. Please check your information.']);
});

test('no rule runs on an array, which has none of the fields', () => {
  const holds = ({ text }: { text: string }) => text.length < 9;
  const Short = ordered({ text: z.string() }, { at: 'text', reads: ['text'], text: 'Too long', holds });
  expect(Short.safeParse([]).success).toBe(false);
  expect(Short.safeParse({ text: 'much too long' }).success).toBe(false);
});

test('ordered objects can be nested and keep their order in lists', () => {
  const schema = ordered({
    title: required('Title is required'),
    entries: z.array(ordered({ a: required('A is required'), b: required('B is required') })),
  });
  expect(messages(schema, { entries: [{ b: 'x' }, {}] })).toEqual([
    'Title is required',
    'A is required',
    'A is required',
    'B is required',
  ]);
});

test('an ordered object can be described for the API documentation', () => {
  expect(z.toJSONSchema(SignUp, { io: 'input' })).toMatchObject({
    type: 'object',
    required: Object.keys(valid),
  });
});
