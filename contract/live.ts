import { signedIn } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { nothing } from './core/things.ts';

/** Server-sent events: `open` at the start, then `changed` with the cache tags that have become stale. */
export const openLiveStream = endpoint({
  name: 'openLiveStream',
  method: 'GET',
  path: '/api/live',
  summary: 'Cache hints for the screens of the signed-in user',
  access: signedIn,
  reads: nothing('The stream that tells what changed'),
  stream: true,
});
