/** Timeout of an upload, after which it counts as a lost connection. */
const UPLOAD_TIMEOUT_MS = 30_000;

/** A signal that aborts an upload at the timeout, or when `signal` does. */
export function withinUploadTime(signal: AbortSignal | undefined): AbortSignal {
  const time = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, time]) : time;
}
