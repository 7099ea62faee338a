import { signedIn } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';

/** Server-sent events: `open` at the start, then `changed` with the names of endpoints to read again. */
export const openLiveStream = endpoint({
  name: 'openLiveStream',
  method: 'GET',
  path: '/api/live',
  summary: 'Cache hints for the screens of the signed-in user',
  access: signedIn,
  stream: true,
});
