import { describe, expect, test } from 'vitest';
import { parseInvitationEmails } from './invitation-emails.ts';

describe('addresses to invite', () => {
  test.each([
    ['a@b.in c@d.in', ['a@b.in', 'c@d.in']],
    ['a@b.in,c@d.in', ['a@b.in', 'c@d.in']],
    [' a@b.in ,\n\tc@d.in,, ', ['a@b.in', 'c@d.in']],
    ['A@b.in a@B.IN', ['a@b.in']],
    [
      ['a@b.in', 'c@d.in e@f.in'],
      ['a@b.in', 'c@d.in', 'e@f.in'],
    ],
    ['Asha Rao <asha@x.example>, Ravi <ravi@x.example>', ['asha@x.example', 'ravi@x.example']],
    ['"Rao, Asha" <asha@x.example>; ravi@x.example', ['asha@x.example', 'ravi@x.example']],
    ['asha@x.example <asha@x.example>', ['asha@x.example']],
    ['asha@x.example.', ['asha@x.example']],
    ['\u200basha@x.example\u200b (ravi@x.example)', ['asha@x.example', 'ravi@x.example']],
    ['mailto:asha@x.example', ['asha@x.example']],
    ['asha@उदाहरण.भारत', ['asha@xn--p1b6ci4b4b3a.xn--h2brj9c']],
    ['a@b.in;c@d.in', ['a@b.in', 'c@d.in']],
    ['', []],
    [',,  ,', []],
  ])('in %j are %j', (input, valid) => {
    expect(parseInvitationEmails(input)).toEqual({ valid, invalid: [] });
  });

  test.each(['nobody', 'a@b', '@b.in', 'a@', 'a@@b.in', 'Asha@', '<nobody>', `${'a'.repeat(250)}@b.in`])(
    'do not include "%s"',
    (text) => {
      expect(parseInvitationEmails(`ok@b.in ${text}`)).toEqual({
        valid: ['ok@b.in'],
        invalid: [text.replaceAll(/[<>]/g, '')],
      });
    },
  );
});

test('thousands of brackets and long words are refused without being searched again and again', () => {
  const text = `${'<>'.repeat(9_000)} ${')'.repeat(1_500)}x ok@b.in`;
  expect(parseInvitationEmails(text).valid).toEqual(['ok@b.in']);
});
