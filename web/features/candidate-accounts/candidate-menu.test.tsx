import { expect, test } from 'vitest';
import type { CandidateAccountRow } from '#contract/candidate-accounts.ts';
import type { CandidateStatus } from '#contract/labels/candidate-accounts.ts';
import { fireEvent, render, screen } from '#web/testing/render.tsx';
import { CandidateMenu } from './candidates-table.tsx';
import type { Decision } from './decision-dialogs.tsx';

test.each<[CandidateStatus, string[], Decision[]]>([
  ['ACTIVE', ['View', 'Suspend…', 'Delete…'], ['SUSPEND']],
  ['SUSPENDED', ['View', 'Activate…', 'Delete…'], ['ACTIVATE']],
  ['INACTIVE', ['View', 'Delete…'], ['DELETE']],
  ['DELETED', ['View'], []],
])('for a candidate who is %s the menu offers %j', async (status, items, second) => {
  const candidate = { id: 'c', status } as unknown as CandidateAccountRow;
  const decided: Decision[] = [];
  render(<CandidateMenu candidate={candidate} name="Asha Rao" onDecide={(action) => decided.push(action)} />);
  fireEvent.click(screen.getByRole('button', { name: 'More actions for Asha Rao' }));
  const shown = await screen.findAllByRole('menuitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(items);
  expect(shown[0]?.getAttribute('href')).toBe('/admin/candidates/c');
  if (shown[1]) fireEvent.click(shown[1]);
  expect(decided).toEqual(second);
});
