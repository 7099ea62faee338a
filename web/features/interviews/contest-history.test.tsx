import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NoShowContest } from '#contract/interviews/contest.ts';
import { ContestOutcome, ContestSteps } from './contest-dialog.tsx';

type Step = NoShowContest['history'][number];

const at = '2026-11-26T13:00:00Z';
const steps = [
  { id: 'a', action: 'REPORT_NO_SHOW', by: 'Rohan Mehta', side: 'RECRUITER', reason: null, at },
  { id: 'b', action: 'CONTEST_NO_SHOW', by: 'Asha Rao', side: 'CANDIDATE', reason: 'I was there.', at },
] satisfies Step[];

function contest(settling?: Step['action']): NoShowContest {
  const step = { id: 'c', by: 'Meera Nair', side: null, reason: 'The call log shows it.', at } as const;
  const history: Step[] = settling ? [...steps, { ...step, action: settling }] : steps;
  return { history, settledAt: settling ? at : null } as unknown as NoShowContest;
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test.each([
  ['UPHOLD_NO_SHOW', 'The no-show was upheld by Meera Nair'],
  ['CLEAR_NO_SHOW', 'The no-show was cleared by Meera Nair'],
] as const)('a contest that was settled by %s shows the outcome and the reason', (action, words) => {
  const said = textOf(renderToStaticMarkup(<ContestOutcome contest={contest(action)} />));
  expect(said).toContain(words);
  expect(said).toContain('The call log shows it.');
});

test('a pending contest has no outcome', () => {
  expect(renderToStaticMarkup(<ContestOutcome contest={contest()} />)).toBe('');
});

test('each step is shown with the text that was given', () => {
  expect(textOf(renderToStaticMarkup(<ContestSteps contest={contest('CLEAR_NO_SHOW')} />))).toMatch(
    /reported the no-show .*contested it .*I was there\. .*cleared the no-show .*The call log shows it\./,
  );
});
