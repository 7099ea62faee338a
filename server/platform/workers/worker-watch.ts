import { workerData } from 'node:worker_threads';

/** Milliseconds in which no work fills the memory of a machine. */
const INTERVAL = 50;

const { maxBytes, server } = workerData as { maxBytes: number; server: number };

// A thread of its own, because work that goes wrong keeps its own thread busy.
setInterval(() => {
  const isLeftBehind = process.ppid !== server;
  if (isLeftBehind || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, INTERVAL);
