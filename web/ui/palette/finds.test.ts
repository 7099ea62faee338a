import { describe, expect, test } from 'vitest';
import { type Find, findAmong } from './finds.ts';

function page(label: string, detail?: string): Find {
  return { id: label, group: 'Pages', label, detail };
}
const job = (label: string): Find => ({ id: label, group: 'Jobs', label });

const labels = (finds: readonly Find[]) => finds.map(({ label }) => label);

describe('what is found', () => {
  test('holds every word, in the name or what is said of it', () => {
    const finds = [page('Settings', 'password'), page('Saved jobs')];
    expect(labels(findAmong(finds, 'password'))).toEqual(['Settings']);
    expect(labels(findAmong(finds, 'SAVED  jobs'))).toEqual(['Saved jobs']);
    expect(findAmong(finds, 'saved password')).toEqual([]);
  });

  test('begins with the typed word first, then has a word that does', () => {
    const finds = [page('My team'), page('Steam'), page('Team')];
    expect(labels(findAmong(finds, 'team'))).toEqual(['Team', 'My team', 'Steam']);
  });

  test('keeps groups together and in order, at most eight of each', () => {
    const many = Array.from({ length: 9 }, (_, index) => page(`Page ${index}`));
    const found = findAmong([...many, job('Page setter')], 'page');
    expect(found).toHaveLength(9);
    expect(found.at(-1)?.group).toBe('Jobs');
  });

  test('is also what takes the text along, after what is called so', () => {
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

  test('is everything while nothing is typed', () => {
    expect(labels(findAmong([page('Team'), job('Engineer')], ' '))).toEqual(['Team', 'Engineer']);
  });
});
