import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadCompanyDocuments } from '#contract/companies/documents.ts';
import { getJobFacets } from '#contract/jobs/public-jobs.ts';
import { cleanup, renderHook, waitFor } from '#web/testing/render.tsx';
import { call } from './api.ts';
import { useEndpointMutation } from './query.ts';
import { queryClient } from './query-client.ts';

/** A request that never completes; it can only be aborted. */
class SilentRequest {
  upload = {};
  onabort = () => {};
  onloadend = () => {};
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort();
    this.onloadend();
  }
}

let time: AbortController;
const endTime = () => time.abort(new DOMException('signal timed out', 'TimeoutError'));
const waits = vi.fn((_ms: number) => time.signal);

beforeEach(() => {
  time = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(waits);
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) =>
    url.includes('/documents')
      ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve(Response.json({ data: [] })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  waits.mockClear();
  queryClient.clear();
});

function formOf(): FormData {
  const form = new FormData();
  form.append('documentType', 'OTHER');
  form.append('files', new File(['gst'], 'gst.pdf'));
  return form;
}

test.each([
  ['', {}],
  [' that says how far it is', { onProgress: () => {} }],
])(
  'an upload%s without an answer in 30 s ends as a lost connection, and can be retried',
  async (_, options) => {
    const { result } = renderHook(() => useEndpointMutation(uploadCompanyDocuments, options));
    result.current.mutate({ form: formOf() });
    await waitFor(() => expect(waits).toHaveBeenCalledExactlyOnceWith(30_000));
    expect(result.current.isPending).toBe(true);
    endTime();
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current.error).toMatchObject({
      code: 'NETWORK_ERROR',
      message: 'Network error. Please check your connection and try again.',
    });
    time = new AbortController();
    result.current.mutate({ form: formOf() });
    await waitFor(() => expect(waits).toHaveBeenCalledTimes(2));
  },
);

test('an aborted upload is not a connection failure', async () => {
  const leaving = new AbortController();
  const options = { signal: leaving.signal, onProgress: () => {} };
  const upload = call(uploadCompanyDocuments, { form: formOf() }, options);
  await waitFor(() => expect(waits).toHaveBeenCalledOnce());
  leaving.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
});

test('other calls have no such timeout', async () => {
  await call(getJobFacets, {});
  expect(waits).not.toHaveBeenCalled();
});
