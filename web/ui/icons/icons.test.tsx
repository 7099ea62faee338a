import { globSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IconBookmarkFilled } from './acts.ts';
import { IconCheck } from './controls.ts';
import type { Icon } from './icon.ts';

const files = globSync(path.join(import.meta.dirname, '*.ts')).filter((file) => !file.endsWith('/icon.ts'));
const icons = await Promise.all(files.map((file): Promise<Record<string, Icon>> => import(file)));

test('no two icons are the same', () => {
  const names = new Map<string, string[]>();
  for (const [name, Each] of icons.flatMap((file) => Object.entries(file))) {
    const drawing = renderToStaticMarkup(<Each />);
    names.set(drawing, [...(names.get(drawing) ?? []), name]);
  }
  expect(names.size).toBeGreaterThan(100);
  expect([...names.values()].filter((same) => same.length > 1)).toEqual([]);
});

test('an outline icon takes size, line width and colour, and is decoration unless it has a label', () => {
  expect(renderToStaticMarkup(<IconCheck size={16} stroke={1.6} className="icon" />)).toBe(
    '<svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" class="icon"><path d="M5 12l5 5l10 -10"></path></svg>',
  );
  expect(renderToStaticMarkup(<IconCheck color="red" role="img" aria-label="Met" />)).toBe(
    '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="red" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" role="img" aria-label="Met"><path d="M5 12l5 5l10 -10"></path></svg>',
  );
});

test('a filled icon has a colour and no line width', () => {
  expect(renderToStaticMarkup(<IconBookmarkFilled stroke={2} />)).toMatch(
    /^<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="currentColor" stroke="none"><path d="[^"]+"><\/path><\/svg>$/,
  );
});
