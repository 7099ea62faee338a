// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepInTab, keptInTab, takeFromTab } from './in-tab.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('what is kept in a tab is read as often as one likes, and taken once', () => {
  keepInTab('wish', 'j1');
  expect([keptInTab('wish'), keptInTab('wish')]).toEqual(['j1', 'j1']);
  expect([takeFromTab('wish'), takeFromTab('wish')]).toEqual(['j1', null]);
  expect(sessionStorage.length).toBe(0);
});

test('a browser that forbids its storage is as one that kept nothing', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  keepInTab('wish', 'j1');
  expect([keptInTab('wish'), takeFromTab('wish')]).toEqual([null, null]);
});
