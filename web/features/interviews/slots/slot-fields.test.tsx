import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render, screen, within } from '#web/testing/render.tsx';
import { newDraft, type SlotDraft } from './slot-drafts.ts';
import { SlotFields } from './slot-fields.tsx';

const user = userEvent.setup({ delay: null });

const FULL = { date: '2026-11-26', start: '18:30', end: '19:30' };

function Rows({ first, fault, conflict }: { first: SlotDraft[]; fault?: string; conflict?: string }) {
  const [drafts, setDrafts] = useState(first);
  const faults = new Map(fault ? [[first[0]?.key ?? '', fault]] : []);
  return (
    <SlotFields
      drafts={drafts}
      onChange={setDrafts}
      duration={60}
      faults={faults}
      conflictOf={() => conflict ?? null}
    />
  );
}

function open(drafts: Partial<SlotDraft>[], notes: { fault?: string; conflict?: string } = {}) {
  const first = drafts.map((draft) => ({ ...newDraft(), ...draft }));
  render(<Rows first={first} {...notes} />);
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

async function choose(name: string, words: string) {
  await user.click(field(name));
  const list = document.getElementById(field(name).getAttribute('aria-controls') ?? '');
  await user.click(within(list as HTMLElement).getByText(words));
}

test('a start fills the end so that the interview fits', async () => {
  open([{}]);
  await choose('Start of time 1', '6:30 pm');
  expect(field('End of time 1').value).toBe('7:30 pm');
});

test('a later start moves an end that would be before it, and leaves one that would not', async () => {
  open([FULL]);
  await choose('Start of time 1', '7:00 pm');
  expect(field('End of time 1').value).toBe('7:30 pm');
  await choose('Start of time 1', '8:00 pm');
  expect(field('End of time 1').value).toBe('9:00 pm');
});

test('times can be added up to three, and removed down to one', async () => {
  open([{}]);
  expect(screen.queryByRole('button', { name: 'Remove time 1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a time' }));
  await user.click(screen.getByRole('button', { name: 'Add a time' }));
  expect(screen.getAllByRole('group')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Add a time' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove time 2' }));
  expect(screen.getAllByRole('group')).toHaveLength(2);
});

test('a removed row passes the focus to the next one, or to the previous', async () => {
  open([{}, {}, {}]);
  await user.click(screen.getByRole('button', { name: 'Remove time 2' }));
  expect(screen.getByLabelText('Date of time 2')).toBe(document.activeElement);
  await user.click(screen.getByRole('button', { name: 'Remove time 2' }));
  expect(screen.getByLabelText('Date of time 1')).toBe(document.activeElement);
});

test('an error is announced at its row, and hides the warning beside it', () => {
  open([FULL], { fault: 'Please choose a time in the future.', conflict: 'Overlaps another.' });
  expect(screen.getByRole('alert').textContent).toBe('Please choose a time in the future.');
  expect(screen.queryByText('Overlaps another.')).toBeNull();
});

test('a warning does not block and is not an alert', () => {
  open([FULL], { conflict: 'Overlaps another.' });
  expect(screen.getByText('Overlaps another.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['{Enter}', '{Tab}'])('a typed time is accepted on %s', async (key) => {
  open([{ date: '2026-11-26' }]);
  await user.click(field('Start of time 1'));
  await user.keyboard(`6.30pm${key}`);
  expect(field('Start of time 1').value).toBe('6:30 pm');
  expect(field('End of time 1').value).toBe('7:30 pm');
});

test('an end is the next matching time after its start, and invalid text stays to be corrected', async () => {
  open([FULL]);
  await user.clear(field('End of time 1'));
  await user.keyboard('8{Tab}');
  expect(field('End of time 1').value).toBe('8:00 pm');
  await user.clear(field('Start of time 1'));
  await user.keyboard('soon{Tab}');
  expect(field('Start of time 1').value).toBe('soon');
  expect(field('Start of time 1').getAttribute('aria-invalid')).toBe('true');
});

test('a time that is set from outside replaces invalid text', async () => {
  const first = [newDraft({ ...FULL, start: null, end: null })];
  const rows = (drafts: SlotDraft[]) => (
    <SlotFields
      drafts={drafts}
      onChange={() => {}}
      duration={60}
      faults={new Map()}
      conflictOf={() => null}
    />
  );
  const { rerender } = render(rows(first));
  await user.type(field('Start of time 1'), 'soon{Tab}');
  rerender(rows(first.map((draft) => ({ ...draft, ...FULL }))));
  expect(field('Start of time 1').value).toBe('6:30 pm');
});
