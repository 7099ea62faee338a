import { expect, test } from 'vitest';
import { fillTemplate, missingInWords, unknownPlaceholders } from './templates.ts';

const values = {
  firstName: 'Asha',
  jobTitle: 'Ledger Engineer',
  companyName: 'Tamarind Pay',
  senderName: 'Rohan Mehta',
};

test('every occurrence of a placeholder is filled, anywhere in the text', () => {
  const text = 'Hello {firstName}, {firstName}. {jobTitle} at {companyName}.\n{senderName}';
  expect(fillTemplate(text, values)).toEqual({
    text: 'Hello Asha, Asha. Ledger Engineer at Tamarind Pay.\nRohan Mehta',
    missing: [],
  });
});

test.each([undefined, null, '', '  '])(
  'a value that is %o counts as missing, is named once, and its placeholder stays',
  (jobTitle) => {
    const { text, missing } = fillTemplate('{jobTitle} or {jobTitle}, {firstName}', { ...values, jobTitle });
    expect({ text, missing }).toEqual({ text: '{jobTitle} or {jobTitle}, Asha', missing: ['jobTitle'] });
  },
);

test('a value is inserted literally: placeholders and replacement patterns in it have no effect', () => {
  const odd = { ...values, firstName: '{senderName} $& $1' };
  expect(fillTemplate('Hello {firstName}', odd).text).toBe('Hello {senderName} $& $1');
});

test('other braces are plain text, and a template names the placeholders it does not know', () => {
  const text = 'Run {id} and {}, {firstname}, { firstName } for {salary} and {salary}';
  expect(fillTemplate(text, values)).toEqual({ text, missing: [] });
  expect(unknownPlaceholders(text)).toEqual(['id', 'firstname', 'salary']);
  expect(unknownPlaceholders('Hello {firstName}')).toEqual([]);
});

test('missing values are named', () => {
  expect(missingInWords(['jobTitle'])).toBe(
    'Nothing is known for {jobTitle}, the title of the job. Write it out, or take it from the text.',
  );
});
