import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getJobFacets } from '#contract/jobs/public-jobs.ts';
import { ANSWERS_ID } from '#contract/sent-answers.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { queryClient } from './query-client.ts';
import { readSentAnswers, SentAnswers } from './sent-answers.ts';
import { startSession } from './session.ts';
import { useSentEndpoint } from './use-sent-endpoint.ts';

const facets = (label: string) => ({ city: [{ value: label, label, count: 1 }] });
const asked = vi.fn(async () => Response.json({ data: facets('Pune') }));

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  const sent = JSON.stringify({ '/api/jobs/facets': facets('Goa') });
  document.body.innerHTML = `<script type="application/json" id="${ANSWERS_ID}">${sent}</script>`;
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function Cities() {
  const { data } = useSentEndpoint(getJobFacets, { query: {} });
  return <p>{data?.city.map(({ label }) => label).join() ?? 'Loading'}</p>;
}

function open() {
  render(
    <SentAnswers value={readSentAnswers()}>
      <Cities />
    </SentAnswers>,
  );
}

test('a visitor sees on the first render what came with the page, without a request', async () => {
  open();
  expect(screen.getByText('Goa')).toBeTruthy();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText('Goa')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

test('it is only used while nothing has changed', async () => {
  open();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await queryClient.invalidateQueries();
  await screen.findByText('Pune');
});

test('a signed-in user gets their own answer', async () => {
  const user = { id: '1', userType: 'JOBSEEKER', firstName: 'A', lastName: 'B', email: 'a@b.test' } as const;
  startSession({ accessToken: 'a', refreshToken: 'b', user });
  vi.stubGlobal('fetch', asked);
  open();
  expect(screen.getByText('Goa')).toBeTruthy();
  await screen.findByText('Pune');
});
