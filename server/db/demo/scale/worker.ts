import { parentPort, workerData } from 'node:worker_threads';
import { type Share, writePeople } from './people.ts';

await writePeople(workerData as Share);
parentPort?.postMessage('written');
