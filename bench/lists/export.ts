import { adminExportCandidates } from '#contract/candidate-accounts.ts';
import type { Caller } from '#server/testing/caller.ts';
import { residentBytes } from '../report/memory.ts';

const SAMPLE_MS = 20;
const MB = 1024 * 1024;

/** All candidates as CSV, read as a stream: duration, size, and the memory growth of the server process. */
export async function measureExport(caller: Caller, pid: number) {
  const before = await residentBytes(pid);
  let peak = before;
  const sampling = setInterval(async () => {
    peak = Math.max(peak, await residentBytes(pid));
  }, SAMPLE_MS);
  const start = performance.now();
  const answer = await caller.fetch(adminExportCandidates.path);
  let [bytes, lines, first] = [0, 0, 0];
  for await (const chunk of answer.body ?? []) {
    first ||= performance.now() - start;
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  clearInterval(sampling);
  return {
    lines,
    megabytes: bytes / MB,
    firstMs: first,
    seconds: (performance.now() - start) / 1000,
    beforeMb: before / MB,
    grownMb: (peak - before) / MB,
  };
}
