import { notifyManager, replaceEqualDeep, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Applicant } from '#contract/applications/application.ts';
import { type ApplicantSort, listJobApplicants } from '#contract/applications/recruiter-applications.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { cacheKey } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import type { Narrowing } from './narrowing.ts';

/**
 * Cards of the first page and of the largest: pages grow, so that reloading a long column takes few calls.
 */
const FIRST = 20;
const MOST = 80;

interface Portion {
  page: number;
  size: number;
}

/** Each page is as large as all before it, so that a page of that size begins where they end. */
function after({ number, size, last }: ColumnPage): Portion | undefined {
  if (last) return undefined;
  const shown = (number + 1) * size;
  const next = Math.min(shown, MOST);
  return { page: shown / next, size: next };
}

export interface BoardQuery extends Narrowing {
  search: string;
  sort: ApplicantSort;
}

export type ColumnPage = AnswerOf<typeof listJobApplicants>;
interface Pages {
  pages: ColumnPage[];
  pageParams: Portion[];
}

function keyOf(jobId: string, statuses: readonly ApplicationStatus[], query: BoardQuery) {
  return cacheKey(listJobApplicants, { column: statuses[0], jobId, query });
}

/** One column of the board, loaded page by page. */
export function useColumn(jobId: string, statuses: ApplicationStatus[], query: BoardQuery) {
  const list = useInfiniteQuery<ColumnPage, ApiError, Pages, ReturnType<typeof keyOf>, Portion>({
    queryKey: keyOf(jobId, statuses, query),
    queryFn: ({ pageParam, signal }) =>
      call(
        listJobApplicants,
        { params: { id: jobId }, query: { ...query, status: statuses, ...pageParam } },
        { signal },
      ),
    initialPageParam: { page: 0, size: FIRST },
    getNextPageParam: after,
    placeholderData: (before) => before,
    structuralSharing: (before, after) => shared(before as Pages | undefined, after as Pages),
  });
  const pages = list.data?.pages;
  const portions = useMemo(() => eachOnce(pages ?? []), [pages]);
  const applicants = useMemo(() => portions.flat(), [portions]);
  return { list, portions, applicants, total: pages?.at(-1)?.totalElements };
}

/**
 * While cards move between pages one may be loaded twice: it is shown on the first only. A page without
 * duplicates keeps its identity.
 */
function eachOnce(pages: readonly ColumnPage[]): readonly (readonly Applicant[])[] {
  const known = new Set<string>();
  return pages.map(({ content }) => {
    const fresh = content.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    return fresh.length === content.length ? content : fresh;
  });
}

/** Everybody in a column, including those who are not loaded yet. */
export async function readColumn(jobId: string, status: ApplicationStatus[], query: BoardQuery) {
  const all: Applicant[] = [];
  for (let page = 0; ; page += 1) {
    const input = { params: { id: jobId }, query: { ...query, status, size: 100, page } };
    const { content, last } = await call(listJobApplicants, input);
    all.push(...content);
    if (last) return all;
  }
}

interface Landing {
  jobId: string;
  query: BoardQuery;
  /** Null if the applicant leaves the board. */
  column: readonly ApplicationStatus[] | null;
  status: ApplicationStatus;
}

/**
 * Optimistic update: shows the moved cards in their new column before the server answers; the
 * answer is read afterwards.
 */
export function landAtOnce(moved: readonly Applicant[], { jobId, query, column, status }: Landing): void {
  const ids = new Set(moved.map(({ id }) => id));
  const queryKey = [listJobApplicants.name];
  const statusChangedAt = new Date().toISOString();
  const cards = moved.map((one) => ({ ...one, status, statusChangedAt, nextStatuses: [] }));
  // One render for all the updates.
  notifyManager.batch(() => {
    void queryClient.cancelQueries({ queryKey });
    for (const [key, data] of queryClient.getQueriesData<Pages>({ queryKey })) {
      const left = data && 'pages' in data ? without(data, ids) : data;
      // Setting unchanged data would still notify every observer.
      if (left !== data) queryClient.setQueryData<Pages>(key, left);
    }
    if (!column) return;
    queryClient.setQueryData<Pages>(keyOf(jobId, column, query), (data) => data && withFirst(data, cards));
  });
}

/**
 * Structural sharing by id: an unchanged applicant keeps their object even if their position changes, and an
 * unchanged page its array, so that neither is rendered again.
 */
function shared(before: Pages | undefined, after: Pages): Pages {
  if (!before) return after;
  const known = new Map(before.pages.flatMap(({ content }) => content).map((one) => [one.id, one]));
  const pages = after.pages.map((page, place) => {
    const content = page.content.map((one) => replaceEqualDeep(known.get(one.id), one));
    const old = before.pages[place]?.content;
    const isOld = old?.length === content.length && content.every((one, at) => one === old[at]);
    return { ...page, content: isOld ? old : content };
  });
  return { ...after, pages };
}

function without(data: Pages, ids: ReadonlySet<string>): Pages {
  const { pages, pageParams } = data;
  const gone = pages.flatMap(({ content }) => content).filter(({ id }) => ids.has(id)).length;
  if (gone === 0) return data;
  const left = pages.map((page) => ({
    ...page,
    content: page.content.some(({ id }) => ids.has(id))
      ? page.content.filter(({ id }) => !ids.has(id))
      : page.content,
    totalElements: page.totalElements - gone,
  }));
  return { pages: left, pageParams };
}

function withFirst({ pages, pageParams }: Pages, cards: readonly Applicant[]): Pages {
  const added = pages.map((page, place) => ({
    ...page,
    content: place === 0 ? [...cards, ...page.content] : page.content,
    totalElements: page.totalElements + cards.length,
  }));
  return { pages: added, pageParams };
}
