import * as z from 'zod';
import { anyone } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';

export const getPublicSettings = endpoint({
  name: 'getPublicSettings',
  method: 'GET',
  path: '/api/settings',
  summary: 'What every page may know of this installation',
  access: anyone,
  reads: ['settings'],
  response: z.object({
    supportEmail: z.string(),
    googleSignIn: z.boolean(),
  }),
});
