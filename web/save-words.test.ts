import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Every label for saving, and its meaning. "Save" with an object stores that object; no label
 * says "update" or "store".
 */
const VOCABULARY: Readonly<Record<string, string>> = {
  'Save Draft': 'keeps what is unfinished, which nobody else sees',
  'Save & Continue': 'saves one step and goes on to the next',
  'Save & Finish': 'saves the last step',
  'Save changes': 'changes what is there already',
  Save: 'keeps an entry in its list, or a person one has found',
  'Save job': 'puts a job on the own list',
  'Save search': 'keeps a search under a name',
  'Save this search': 'the title of the dialog that does',
  'Save notes': 'keeps notes',
  'Save feedback': 'keeps feedback',
  'Save decision': 'keeps what follows from an interview',
  'Save password': 'takes the new password',
  'Save weekly hours': 'keeps the weekly hours',
};

/** Links to where something can be changed. */
const LINKS = ['Update skills'];

const LABEL =
  /(?:>|["'`]|^\s+)((?:Save|Update|Store|Submit changes|Apply changes|Save as)(?: [\w&]+){0,3})(?=\s*(?:<|["'`]|$))/gm;

const sources = globSync('web/**/*.tsx').filter((file) => !file.includes('.test.'));
const labelsIn = (text: string) => [...text.matchAll(LABEL)].map(([, label = '']) => label);

test('the words are found in every place for a label', () => {
  const written = '<Button>Store</Button>\n  Save draft\n submitLabel="Update profile" : \'Save it now\'';
  expect(labelsIn(written)).toEqual(['Store', 'Save draft', 'Update profile', 'Save it now']);
});

test('the product has one vocabulary for saving', () => {
  const used = new Set(sources.flatMap((file) => labelsIn(readFileSync(file, 'utf8'))));
  expect([...used].toSorted()).toEqual([...Object.keys(VOCABULARY), ...LINKS].toSorted());
});
