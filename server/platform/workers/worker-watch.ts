import { workerData } from 'node:worker_threads';

/** Milliseconds; too short for any work to exhaust the memory of a machine. */
const INTERVAL = 50;

const { maxBytes, server } = workerData as { maxBytes: number; server: number };

// In its own thread, because runaway work blocks the main thread.
setInterval(() => {
  const isLeftBehind = process.ppid !== server;
  if (isLeftBehind || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, INTERVAL);
