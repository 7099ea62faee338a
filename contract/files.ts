import * as z from 'zod';
import { anyoneOrBearer, signedIn } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { nothing } from './core/things.ts';

export const downloadFile = endpoint({
  name: 'downloadFile',
  method: 'GET',
  path: '/api/files/{id}',
  summary: 'The bytes of a file: public ones for anyone, others by bearer or by a one-use ticket',
  access: anyoneOrBearer,
  reads: nothing('A file, generated for each download'),
  params: z.object({ id: Id }),
  query: z.object({ ticket: z.string().max(100).optional() }),
  stream: true,
});

export const createFileTicket = endpoint({
  name: 'createFileTicket',
  method: 'POST',
  path: '/api/files/{id}/ticket',
  summary: 'An address that opens a file once within 60 seconds',
  access: signedIn,
  changes: nothing('A ticket serves one download'),
  params: z.object({ id: Id }),
  response: z.object({ url: z.string(), expiresInSeconds: z.number() }),
  replayable: false,
});

/** Where a file is read; null where there is none. */
export function fileAddress(id: string): string;
export function fileAddress(id: string | null): string | null;
export function fileAddress(id: string | null): string | null {
  return id && downloadFile.path.replace('{id}', id);
}
