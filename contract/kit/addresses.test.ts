import { expect, test } from 'vitest';
import { meantLink, plainAddress, trimLink } from './addresses.ts';

test.each([
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@münchen.example', 'asha@xn--mnchen-3ya.example'],
  ['\u200basha@x.example\u202c', 'asha@x.example'],
  ['ａｓｈａ＠x.example', 'asha@x.example'],
  ['Asha.Rao+hire@X.example', 'Asha.Rao+hire@X.example'],
  ['asha@a/b', 'asha@a/b'],
  ['asha', 'asha'],
])('the address %j is %j', (typed, meant) => {
  expect(plainAddress(typed)).toBe(meant);
});

test.each([
  ['meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
  ['linkedin.com/in/x', 'https://linkedin.com/in/x'],
  ['acme.in', 'https://acme.in'],
  ['उदाहरण.भारत', 'https://उदाहरण.भारत'],
  ['acme.in:8443/a', 'https://acme.in:8443/a'],
  ['HTTPS://acme.in', 'HTTPS://acme.in'],
  ['Asha invites you: https://zoom.us/j/123?pwd=a.b (Passcode 4).', 'https://zoom.us/j/123?pwd=a.b'],
  ['Join us.\nMicrosoft Teams\nhttps://teams.example/l/19%3a?x=1>', 'https://teams.example/l/19%3a?x=1'],
  ['To join, open meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
])('the link of %j is %j', (typed, meant) => {
  expect(meantLink(typed)).toBe(meant);
});

test.each([
  'javascript:alert(1)',
  'ftp://a.in',
  'mailto:a@b.in',
  'in the office',
  'a@b.in',
  'acme',
  'e.g. later',
])('%j has no link', (typed) => {
  expect(meantLink(typed)).toBe(typed);
});

test.each([
  [
    'https://en.wikipedia.org/wiki/Sandhi_(linguistics)',
    'https://en.wikipedia.org/wiki/Sandhi_(linguistics)',
  ],
  [
    'https://en.wikipedia.org/wiki/Sandhi_(linguistics)).',
    'https://en.wikipedia.org/wiki/Sandhi_(linguistics)',
  ],
  ['https://x.example/jobs।', 'https://x.example/jobs'],
  ['https://x.example/jobs…”', 'https://x.example/jobs'],
  ['https://x.example/a?b=[1]', 'https://x.example/a?b=[1]'],
  [`https://x.example/${')'.repeat(200_000)}`, 'https://x.example/'],
])('the end of %.60s', (link, end) => {
  expect(trimLink(link)).toBe(end);
});
