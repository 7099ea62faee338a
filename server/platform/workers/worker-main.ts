import { Worker } from 'node:worker_threads';
import type { Answer } from './worker-process.ts';

const [module = '', maxMemoryMb] = process.argv.slice(2);

// Signals to the whole process group are handled by the server, which lets running work finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

const maxBytes = Number(maxMemoryMb) * 1024 * 1024;
new Worker(new URL('./worker-watch.ts', import.meta.url), { workerData: { maxBytes, server: process.ppid } });

const isSpent = () => process.memoryUsage.rss() > maxBytes * 0.75;

async function answerTo(input: unknown): Promise<Answer> {
  try {
    const { default: work } = await import(module);
    return { isDone: true, output: await work(input), isSpent: isSpent() };
  } catch (error) {
    return { isDone: false, error, isSpent: isSpent() };
  }
}

process.on('message', async (input) => {
  process.send?.(await answerTo(input));
});
