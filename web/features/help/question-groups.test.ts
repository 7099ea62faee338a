import { expect, test } from 'vitest';
import { findQuestions, HELP, SUPPORT } from './question-groups.ts';

const questionsOf = (groups: ReturnType<typeof findQuestions>) =>
  groups.flatMap(({ questions }) => questions.map(([question]) => question));

test('without a search every question is listed', () => {
  expect(findQuestions(HELP, '  ')).toEqual(HELP);
});

test('a question is found by words of its answer, in any order and case', () => {
  expect(questionsOf(findQuestions(HELP, 'day 60 CREDIT'))).toEqual(['What if the person leaves soon?']);
});

test('an audience finds all of its questions', () => {
  const [found] = findQuestions(SUPPORT, 'signing in');
  expect(found?.questions.length).toBe(SUPPORT[0]?.questions.length);
});

test('groups without a match are left out', () => {
  expect(findQuestions(HELP, 'affiliate dashboard').map(({ audience }) => audience)).toEqual([
    'Referrers and affiliates',
  ]);
  expect(findQuestions(HELP, 'submarine')).toEqual([]);
});

test('no question is listed twice on a page', () => {
  for (const groups of [HELP, SUPPORT]) {
    const asked = questionsOf([...groups]);
    expect(new Set(asked).size).toBe(asked.length);
  }
});
