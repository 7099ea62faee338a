import { expect, test } from '../story.ts';
import { routeScripts } from './route-scripts.ts';

const MOST_FILES = 160;

/** Maximum kilobytes of compressed scripts that a first visit to a screen may load. */
function limitOf(id: string): number {
  if (id.startsWith('screens/access/')) return 260;
  return /^screens\/public\/jobs?-screen$/.test(id) ? 280 : 330;
}

test('a first visit to any screen loads no more scripts than its limit', () => {
  const screens = routeScripts();
  expect(screens.length).toBeGreaterThan(100);
  const faults = screens.flatMap(({ id, kilobytes, files }) => {
    const limit = limitOf(id);
    const said = `${id}: ${kilobytes.toFixed(1)} KB in ${files} files; limit ${limit}`;
    return kilobytes > limit || files > MOST_FILES ? [said] : [];
  });
  expect(faults).toEqual([]);
});

test('all screens share one stylesheet', () => {
  expect(new Set(routeScripts().map(({ stylesheets }) => stylesheets))).toEqual(new Set([1]));
});
