import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadCompanyDocuments } from '#contract/companies/documents.ts';
import { act, cleanup, renderHook } from '#web/testing/render.tsx';
import { useEndpointMutation } from './query.ts';
import { queryClient } from './query-client.ts';

const answers = vi.fn(async (_url: string, _init: RequestInit) =>
  Response.json({ data: [] }, { status: 201 }),
);
beforeEach(() => {
  vi.stubGlobal('fetch', answers);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  answers.mockClear();
  queryClient.clear();
});

const GST = new File(['gst'], 'gst.pdf', { lastModified: 1 });
const PAN = new File(['pan'], 'pan.pdf', { lastModified: 1 });

function formOf(type: string, ...files: File[]): FormData {
  const form = new FormData();
  form.append('documentType', type);
  for (const file of files) form.append('files', file);
  return form;
}

/** The idempotency keys of the requests. */
async function keysOf(forms: FormData[], isOnce?: true): Promise<(string | null)[]> {
  const { result } = renderHook(() => useEndpointMutation(uploadCompanyDocuments, isOnce ? { isOnce } : {}));
  for (const form of forms) await act(() => result.current.mutateAsync({ form }).catch(() => {}));
  const sent = answers.mock.calls.filter(([url]) => url.includes('/documents'));
  return sent.map(([, init]) => new Headers(init.headers).get('idempotency-key'));
}

test('a failed request is retried under its key, one that succeeded or differs gets another', async () => {
  answers.mockResolvedValueOnce(Response.json({ code: 'INTERNAL' }, { status: 500 }));
  const keys = await keysOf(
    [formOf('OTHER', GST), formOf('OTHER', GST), formOf('OTHER', GST), formOf('OTHER', PAN)],
    true,
  );
  expect(keys).toHaveLength(4);
  const [failed, again, third, other] = keys;
  expect(failed).toMatch(/^[\d-]+$/);
  expect(again).toBe(failed);
  expect(new Set([again, third, other]).size).toBe(3);
});

test('the same files with another type count as different', async () => {
  answers.mockResolvedValueOnce(Response.json({ code: 'INTERNAL' }, { status: 500 }));
  const [first, second] = await keysOf([formOf('OTHER', GST), formOf('GST_CERTIFICATE', GST)], true);
  expect(first).not.toBe(second);
});

test('a call that may run twice has no key', async () => {
  expect(await keysOf([formOf('OTHER', GST)])).toEqual([null]);
});
