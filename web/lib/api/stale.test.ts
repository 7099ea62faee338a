import { globSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

import { ENDPOINTS } from '#contract/all.ts';
import { listMyApplications } from '#contract/applications/candidate-applications.ts';
import { listApplications } from '#contract/applications/recruiter-applications.ts';
import { getMe } from '#contract/auth/session.ts';
import { changeMemberRole, removeMember } from '#contract/companies/team.ts';
import { listThings } from '#contract/core/things.ts';
import { listRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import { listOwnJobs, publishJob } from '#contract/jobs/own-jobs.ts';
import { getJobFacets, listJobs } from '#contract/jobs/public-jobs.ts';
import { respondToOffer } from '#contract/offers/candidate-offers.ts';
import { makeOffer, withdrawOffer } from '#contract/offers/recruiter-offers.ts';
import { listTemplates } from '#contract/templates.ts';
import { cacheKey, refresh } from './query.ts';
import { queryClient } from './query-client.ts';
import { refreshTags, refreshTagsInBatch } from './stale.ts';

beforeEach(() => queryClient.clear());

const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;

test('a change makes every cached answer stale that shows it, and no other', async () => {
  const keys = {
    own: cacheKey(listOwnJobs, {}),
    firstPage: cacheKey(listJobs, { query: { page: 0 } }),
    secondPage: cacheKey(listJobs, { query: { page: 1 } }),
    facets: cacheKey(getJobFacets, {}),
    me: cacheKey(getMe, {}),
  };
  for (const key of Object.values(keys)) queryClient.setQueryData(key, {});
  await refresh(publishJob);
  const stale = Object.entries(keys).filter(([, key]) => isStale(key));
  expect(stale.map(([name]) => name)).toEqual(['own', 'firstPage', 'secondPage', 'facets']);
});

test.each([
  ['makes an offer', makeOffer, listApplications],
  ['withdraws an offer', withdrawOffer, listApplications],
  ['answers an offer', respondToOffer, listMyApplications],
  ['takes a colleague out of the team', removeMember, listRecruiterInterviews],
  ['gives a colleague another role', changeMemberRole, listRecruiterInterviews],
])('a user who %s reloads what changes with it', async (_, writer, reader) => {
  const [moved, other] = [cacheKey(reader, {}), cacheKey(listTemplates, {})];
  for (const key of [moved, other]) queryClient.setQueryData(key, {});
  await refresh(writer);
  expect([isStale(moved), isStale(other)]).toEqual([true, false]);
});

test('a cache tag that a newer server sends and this client does not know is ignored', async () => {
  const me = cacheKey(getMe, {});
  queryClient.setQueryData(me, {});
  await refreshTags(['teams']);
  expect(isStale(me)).toBe(false);
  await refreshTags(['teams', 'account']);
  expect(isStale(me)).toBe(true);
});

const sources = globSync('{server,web}/**/*.{ts,tsx}', { exclude: (name) => name.includes('.test.') }).map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);
const readers = ENDPOINTS.filter(({ reads }) => reads !== undefined).map(({ name }) => name);
/** What a visitor sends is only shown to others. */
const writers = ENDPOINTS.filter(
  ({ access, changes }) => access.kind === 'user' && listThings(changes).length > 0,
).map(({ name }) => name);

test('no list of calls to reload is maintained by hand', () => {
  const reader = `(?:${readers.join('|')})`;
  const byHand = new RegExp(`['"\`]${reader}['"\`]|\\[\\s*${reader},\\s*${reader}\\b|\\.\\.\\.\\w+_READS\\b`);
  expect(sources.length).toBeGreaterThan(800);
  expect(sources.filter(([, text]) => byHand.test(text)).map(([file]) => file)).toEqual([]);
});

test('no screen changes something without reloading it', () => {
  const calls = new RegExp(`\\bcall\\(\\s*(?:${writers.join('|')})\\b`);
  const silent = sources.filter(([, text]) => calls.test(text) && !text.includes('refresh('));
  expect(silent.map(([file]) => file).filter((file) => file.startsWith('web/'))).toEqual([]);
});

test('a change that the server names during a reload does not cause a second one', async () => {
  vi.useFakeTimers();
  try {
    const read = vi.spyOn(queryClient, 'invalidateQueries');
    refreshTagsInBatch(['jobs', 'account']);
    await refresh(publishJob);
    read.mockClear();
    const me = cacheKey(getMe, {});
    const own = cacheKey(listOwnJobs, {});
    for (const key of [me, own]) queryClient.setQueryData(key, {});
    await vi.advanceTimersByTimeAsync(100);
    expect(read).toHaveBeenCalledOnce();
    expect([isStale(me), isStale(own)]).toEqual([true, false]);

    refreshTagsInBatch(['jobs']);
    await vi.advanceTimersByTimeAsync(100);
    expect(isStale(own), 'named after it was read').toBe(true);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
