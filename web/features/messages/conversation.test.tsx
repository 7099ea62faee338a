import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessageText, piecesOf } from './conversation.tsx';

const linksIn = (text: string) => piecesOf(text).flatMap(({ text: url, isLink }) => (isLink ? url : []));

test.each([
  ['See https://firm.example/jobs?a=1&b=2.', ['https://firm.example/jobs?a=1&b=2']],
  ['(http://a.example) and HTTPS://B.example/x!', ['http://a.example', 'HTTPS://B.example/x']],
  ['javascript:alert(1) data:text/html,x www.firm.example ftp://x.example', []],
  ['http://', []],
])('%j has the links %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('a link opens without a referrer, and markup is shown as text', () => {
  const html = renderToStaticMarkup(<MessageText text="<img src=x> https://a.example/?q=<b>" />);
  expect(html).toBe(
    '<span>&lt;img src=x&gt; </span><a href="https://a.example/?q=" target="_blank" rel="nofollow noopener noreferrer">https://a.example/?q=</a><span>&lt;b&gt;</span>',
  );
});
