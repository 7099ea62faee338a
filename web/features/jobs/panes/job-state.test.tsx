import { expect, test } from 'vitest';
import type { BoardJob } from '#contract/jobs/public-jobs.ts';
import { JobState } from '#web/features/jobs/matched-list.tsx';
import { render } from '#web/testing/render.tsx';

const ID = '01a1ff53-2028-7468-89a5-b5fcb2546e77';
type State = Pick<BoardJob, 'myStatus' | 'myEnding' | 'requestId'>;
const nothing: State = { myStatus: null, myEnding: null, requestId: null };

test.each<[Partial<State>, string]>([
  [{}, ''],
  [{ myStatus: 'NEW' }, 'You applied'],
  [{ myStatus: 'REVIEWED' }, 'You applied'],
  // A request that waits for an answer takes precedence.
  [{ myStatus: 'SHORTLISTED', requestId: ID }, 'Asked you'],
  [{ requestId: ID }, 'Asked you'],
  [{ myStatus: 'WITHDRAWN', myEnding: 'DECLINED' }, 'Declined'],
  [{ myStatus: 'REJECTED' }, 'Not selected'],
])('%j reads %j', (state, words) => {
  const { container } = render(<JobState job={{ ...nothing, ...state }} />);
  const text = [...container.querySelectorAll('span')].map((one) => one.textContent).at(0) ?? '';
  expect(text).toBe(words);
});
