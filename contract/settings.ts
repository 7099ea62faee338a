import * as z from 'zod';
import { anyone } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { nothing } from './core/things.ts';

export const getPublicSettings = endpoint({
  name: 'getPublicSettings',
  method: 'GET',
  path: '/api/settings',
  summary: 'What every page may know of this installation',
  access: anyone,
  reads: nothing('The same for as long as the server runs'),
  response: z.object({ supportEmail: z.string(), googleSignIn: z.boolean() }),
});
