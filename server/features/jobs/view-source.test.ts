import { expect, test } from 'vitest';
import { viewSourceOf } from './visitors.ts';

const own = 'https://medallist.example';

test.each([
  [{}, 'DIRECT'],
  [{ site: '' }, 'DIRECT'],
  [{ page: '/jobs' }, 'SEARCH'],
  [{ page: '/jobs/01936d5c-0000-7000-8000-000000000000' }, 'SEARCH'],
  [{ page: '/jobs/saved' }, 'ELSEWHERE'],
  [{ page: '/home' }, 'RECOMMENDED'],
  [{ page: '/interview-requests/pending' }, 'ELSEWHERE'],
  [{ page: '/jobsearch' }, 'ELSEWHERE'],
  [{ mark: 'saved-search' }, 'SAVED_SEARCH'],
  [{ mark: 'saved-search', site: 'https://mail.example' }, 'SAVED_SEARCH'],
  [{ mark: 'ref', site: 'https://chat.example' }, 'LINK'],
  [{ mark: 'anything' }, 'DIRECT'],
  [{ site: 'https://blog.example' }, 'LINK'],
  [{ site: own }, 'ELSEWHERE'],
  [{ page: '/jobs', mark: 'saved-search', site: 'https://mail.example' }, 'SEARCH'],
] as const)('%j is %s', (cameFrom, source) => {
  expect(viewSourceOf(cameFrom, own)).toBe(source);
});
