import { expect, test } from 'vitest';
import { openMention, takeMention } from './note-field.tsx';
import { piecesOf } from './notes-panel.tsx';

test.each([
  ['@', { from: 0, to: 1, query: '' }],
  ['Ask @An', { from: 4, to: 7, query: 'An' }],
  ['Ask @Anne-Marie O’N', { from: 4, to: 19, query: 'Anne-Marie O’N' }],
  ['(@Ro', { from: 1, to: 4, query: 'Ro' }],
  ['line\n@Ro', { from: 5, to: 8, query: 'Ro' }],
  ['mail ro@people.test', null],
  ['@Rohan, done', null],
  ['nothing', null],
])('in %j the open mention is %j', (text, expected) => {
  expect(openMention(text, text.length)).toEqual(expected);
});

test('text after the caret is not part of it', () => {
  expect(openMention('Ask @An and so on', 7)).toEqual({ from: 4, to: 7, query: 'An' });
  expect(openMention('Ask @An', -1)).toBeNull();
});

test('a chosen colleague replaces the typed text, followed by one space', () => {
  const mention = { from: 4, to: 7, query: 'An' };
  expect(takeMention('Ask @An', mention, '@Anita Rao')).toEqual({ text: 'Ask @Anita Rao ', caret: 15 });
  expect(takeMention('Ask @An now', mention, '@Anita Rao')).toEqual({
    text: 'Ask @Anita Rao now',
    caret: 15,
  });
});

test('mentions are separated from the text around them, a longer name before a shorter one inside it', () => {
  const shown = (text: string, names: string[]) =>
    piecesOf(text, names).map(({ words, isMention }) => (isMention ? `[${words}]` : words));
  expect(shown('Ask @Ann Lee and @Ann.', ['@Ann', '@Ann Lee'])).toEqual([
    'Ask ',
    '[@Ann Lee]',
    ' and ',
    '[@Ann]',
    '.',
  ]);
  expect(shown('Nobody', [])).toEqual(['Nobody']);
});
