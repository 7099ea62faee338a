import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { STYLE_NONCE } from '#contract/style-nonce.ts';
import { withStylesInPage } from './styles-in-page.ts';

const large = `.b::after { content: '${randomBytes(2000).toString('hex')}' }`;
const files: Record<string, string> = {
  '/assets/one.css': '.a { color: red }\n',
  '/assets/large.css': large,
  '/assets/tag.css': ".c::after { content: '</style>' }",
};
const sheet = (file: string) => `<link rel="stylesheet" href="${file}"/>`;
const page = (...links: string[]) => `<head>${links.join('')}<link rel="icon" href="/favicon.svg"/></head>`;
const built = (...links: string[]) => withStylesInPage(page(...links), (file) => files[file] ?? '');

test('small stylesheets stand in the page, each where it was asked for, under the nonce of the answer', () => {
  const style = `<style nonce="${STYLE_NONCE}" data-file="/assets/one.css#">.a { color: red }</style>`;
  expect(built(sheet('/assets/large.css'), sheet('/assets/one.css#'), sheet('/assets/large.css#'))).toBe(
    page(sheet('/assets/large.css'), style, sheet('/assets/large.css#')),
  );
});

test('what would end its element stays a file', () => {
  expect(built(sheet('/assets/tag.css'))).toBe(page(sheet('/assets/tag.css')));
});
