import { expect, test } from '../story.ts';
import { routeScripts } from './route-scripts.ts';
import { goalOf, limitAboveGoal, namedLimits } from './script-limits.ts';

/** A limit this far above what is fetched would let a screen grow again. */
const SLACK = 20;
const MOST_FILES = 70;
const MOST_STYLESHEETS = 15;

test('a first visit to any screen fetches no more scripts than its limit, which only shrinks', () => {
  const screens = routeScripts();
  expect(screens.length).toBeGreaterThan(100);
  const faults = screens.flatMap(({ id, kilobytes, files }) => {
    const goal = goalOf(id);
    const above = limitAboveGoal(id);
    const limit = above ?? goal;
    const said = `${id}: ${kilobytes.toFixed(1)} KB in ${files} files; limit ${limit}, goal ${goal}`;
    if (kilobytes > limit || files > MOST_FILES) return [`${said}: too much`];
    if (above !== undefined && (kilobytes <= goal || kilobytes < above - SLACK))
      return [`${said}: lower its limit`];
    return [];
  });
  expect(faults).toEqual([]);
});

test('every limit is that of a screen', () => {
  const known = new Set(routeScripts().map(({ id }) => id.replace(/^screens\//, '')));
  expect(namedLimits.filter((id) => !known.has(id))).toEqual([]);
});

test('the first picture of no screen waits for more than fifteen stylesheets', () => {
  const counts = routeScripts().map(({ id, stylesheets }) => ({ id, stylesheets }));
  expect(counts.some(({ stylesheets }) => stylesheets > 5)).toBe(true);
  expect(counts.filter(({ stylesheets }) => stylesheets > MOST_STYLESHEETS)).toEqual([]);
});
