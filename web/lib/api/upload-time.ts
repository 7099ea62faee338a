/** An upload without an answer by then has failed, as on a connection that was lost. */
const UPLOAD_TIMEOUT_MS = 30_000;

/** Ends an upload when its time is over, or when `signal` says so. */
export function withinUploadTime(signal: AbortSignal | undefined): AbortSignal {
  const time = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, time]) : time;
}
