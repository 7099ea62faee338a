import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ACTION_PRIORITIES, type PendingAction } from '#contract/dashboards/pending-action.ts';
import { render, screen } from '#web/testing/render.tsx';
import { PendingActions } from './dashboard-cards.tsx';

const action: PendingAction = {
  id: 'document-1',
  kind: 'REPLACE_DOCUMENT',
  title: 'Replace gst.pdf',
  description: 'The stamp cannot be read.',
  priority: 'LOW',
  actionLabel: 'Open documents',
  actionUrl: '/recruiter/company#documents',
  person: null,
  job: null,
  owner: null,
  since: null,
  dueAt: null,
  isOverdue: false,
};

test('only high priority has a label', () => {
  const actions = ACTION_PRIORITIES.map((priority) => ({ ...action, id: priority, priority }));
  render(
    <MemoryRouter>
      <PendingActions actions={actions} total={3} />
    </MemoryRouter>,
  );
  const isNamed = screen.getAllByRole('listitem').map((row) => row.textContent?.includes('High priority'));
  expect(isNamed).toEqual([true, false, false]);
  expect(screen.queryByText(/(Medium|Low) priority/)).toBeNull();
});
