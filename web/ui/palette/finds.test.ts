import { describe, expect, test } from 'vitest';
import { type Find, findAmong } from './finds.ts';

function page(label: string, detail?: string): Find {
  return { id: label, group: 'Pages', label, detail };
}
const job = (label: string): Find => ({ id: label, group: 'Jobs', label });

const labels = (finds: readonly Find[]) => finds.map(({ label }) => label);

describe('search results', () => {
  test('contain every word, in the label or the detail', () => {
    const finds = [page('Settings', 'password'), page('Saved jobs')];
    expect(labels(findAmong(finds, 'password'))).toEqual(['Settings']);
    expect(labels(findAmong(finds, 'SAVED  jobs'))).toEqual(['Saved jobs']);
    expect(findAmong(finds, 'saved password')).toEqual([]);
  });

  test('start with matches at the beginning of the label, then at the beginning of a word', () => {
    const finds = [page('My team'), page('Steam'), page('Team')];
    expect(labels(findAmong(finds, 'team'))).toEqual(['Team', 'My team', 'Steam']);
  });

  test('keep groups together and in order, at most eight of each', () => {
    const many = Array.from({ length: 9 }, (_, index) => page(`Page ${index}`));
    const found = findAmong([...many, job('Page setter')], 'page');
    expect(found).toHaveLength(9);
    expect(found.at(-1)?.group).toBe('Jobs');
  });

  test('include entries that take the typed text, after those whose label matches', () => {
    const search = {
      id: 'search',
      group: 'Pages',
      label: 'Search',
      to: '/s',
      toWith: (q: string) => `/s?q=${q}`,
    };
    expect(findAmong([search, page('Team')], ' team ')).toMatchObject([
      { label: 'Team' },
      { label: 'Search', detail: '“team”', to: '/s?q=team' },
    ]);
    expect(findAmong([search], '')).toMatchObject([{ label: 'Search', to: '/s' }]);
  });

  test('are all entries while nothing is typed', () => {
    expect(labels(findAmong([page('Team'), job('Engineer')], ' '))).toEqual(['Team', 'Engineer']);
  });
});
