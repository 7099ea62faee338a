import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import { ASHA } from '#web/testing/candidate-card.ts';
import { render, screen, within } from '#web/testing/render.tsx';
import { useSelection } from '#web/ui/table/use-selection.ts';
import type { ResultsProps } from './candidate-card.tsx';
import { Results } from './results.tsx';

const BEN: CandidateCard = { ...ASHA, id: '00000000-0000-7000-8000-000000000002', firstName: 'Ben' };
const PEOPLE = [ASHA, BEN];
const onRequest = vi.fn();

function Shown({ most = 2, ...props }: Partial<ResultsProps> & { most?: number }) {
  const selection = useSelection<CandidateCard>(most);
  return (
    <Results
      candidates={PEOPLE}
      wanted={[]}
      layout="cards"
      canSave
      selection={selection}
      onRequest={onRequest}
      {...props}
    />
  );
}

const page = (props: Parameters<typeof Shown>[0] = {}) => (
  <MemoryRouter initialEntries={['/?city=Pune']}>
    <Shown {...props} />
  </MemoryRouter>
);
const card = (name: string) => within(screen.getByRole('article', { name }));

test('chosen candidates are ticked, and no more can be chosen at the limit', async () => {
  render(page({ most: 1 }));
  await userEvent.click(card('Ben Rao').getByRole('checkbox', { name: 'Select Ben Rao' }));
  expect(card('Ben Rao').getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(card('Ben Rao').getByRole<HTMLInputElement>('checkbox').disabled).toBe(false);
  expect(card('Asha Rao').getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
  await userEvent.click(card('Ben Rao').getByRole('checkbox'));
  expect(card('Asha Rao').getByRole<HTMLInputElement>('checkbox').disabled).toBe(false);
});

test('the button of a card sends a request to its candidate, and the name opens the profile beside the search', async () => {
  render(page());
  await userEvent.click(card('Ben Rao').getByRole('button', { name: 'Request interview with Ben Rao' }));
  expect(onRequest).toHaveBeenLastCalledWith([BEN]);
  const name = card('Asha Rao').getByRole('link', { name: 'Asha Rao' });
  expect(name.getAttribute('href')).toBe(`/?city=Pune&candidate=${ASHA.id}`);
});

test('other skills are highlighted after a new search, and changes of a person are shown', () => {
  const { rerender } = render(page({ wanted: ['Go'] }));
  const skills = () =>
    card('Ben Rao')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(skills()).toEqual(['Go', 'Rust']);
  rerender(page({ wanted: ['Rust'] }));
  expect(skills()).toEqual(['Rust', 'Go']);
  rerender(page({ candidates: [ASHA, { ...BEN, isSaved: true }] }));
  expect(card('Ben Rao').getByRole('button', { name: 'Save Ben Rao', pressed: true })).toBeTruthy();
  expect(card('Asha Rao').getByRole('button', { name: 'Save Asha Rao', pressed: false })).toBeTruthy();
});

test('viewers cannot choose, save or send requests', () => {
  render(page({ canSave: false, selection: undefined, onRequest: undefined }));
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(card('Asha Rao').queryAllByRole('button')).toEqual([]);
});
