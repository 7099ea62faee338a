import { expect, test } from 'vitest';
import { fillTemplate, missingInWords, unknownPlaceholders } from './templates.ts';

const values = {
  firstName: 'Asha',
  jobTitle: 'Ledger Engineer',
  companyName: 'Tamarind Pay',
  senderName: 'Rohan Mehta',
};

test('every placeholder is filled wherever it stands, and as often', () => {
  const text = 'Hello {firstName}, {firstName}. {jobTitle} at {companyName}.\n{senderName}';
  expect(fillTemplate(text, values)).toEqual({
    text: 'Hello Asha, Asha. Ledger Engineer at Tamarind Pay.\nRohan Mehta',
    missing: [],
  });
});

test.each([undefined, null, '', '  '])(
  'a value that is %o is missing, once, and stays as it is',
  (jobTitle) => {
    const { text, missing } = fillTemplate('{jobTitle} or {jobTitle}, {firstName}', { ...values, jobTitle });
    expect({ text, missing }).toEqual({ text: '{jobTitle} or {jobTitle}, Asha', missing: ['jobTitle'] });
  },
);

test('a value is put in as it is: nothing in it is filled or read as a pattern', () => {
  const odd = { ...values, firstName: '{senderName} $& $1' };
  expect(fillTemplate('Hello {firstName}', odd).text).toBe('Hello {senderName} $& $1');
});

test('other braces are text, and a template names those it does not know', () => {
  const text = 'Run {id} and {}, {firstname}, { firstName } for {salary} and {salary}';
  expect(fillTemplate(text, values)).toEqual({ text, missing: [] });
  expect(unknownPlaceholders(text)).toEqual(['id', 'firstname', 'salary']);
  expect(unknownPlaceholders('Hello {firstName}')).toEqual([]);
});

test('what is missing is named', () => {
  expect(missingInWords(['jobTitle'])).toBe(
    'Nothing is known for {jobTitle}, the title of the job. Write it out, or take it from the text.',
  );
});
