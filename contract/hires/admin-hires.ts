import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { HireStatus } from '../labels/hires.ts';
import { FindLeft, Hire, SettleHire } from './hire.ts';

export const adminListHires = endpoint({
  name: 'adminListHires',
  method: 'GET',
  path: '/api/admin/hires',
  summary: 'Hires in one state, the oldest first: the disputed ones wait for an admin',
  access: admin,
  reads: ['hires'],
  query: PageQuery.extend({ status: HireStatus.default('DISPUTED') }),
  response: pageOf(Hire),
});

export const adminGetHire = endpoint({
  name: 'adminGetHire',
  method: 'GET',
  path: '/api/admin/hires/{id}',
  summary: 'One hire',
  access: admin,
  reads: ['hires'],
  params: z.object({ id: Id }),
  response: Hire,
});

export const adminSettleHire = endpoint({
  name: 'adminSettleHire',
  method: 'POST',
  path: '/api/admin/hires/{id}/settle',
  summary: 'Settle a dispute with a reason that both sides read',
  access: admin,
  proof: 'any',
  changes: ['hires', 'invoices'],
  params: z.object({ id: Id }),
  body: SettleHire,
  response: Hire,
  message: 'Settled',
});

export const adminFindLeft = endpoint({
  name: 'adminFindLeft',
  method: 'POST',
  path: '/api/admin/hires/{id}/left',
  summary: 'Note, once the 90 days are over, that somebody had left within them; both sides read the reason',
  access: admin,
  proof: 'any',
  changes: ['hires', 'invoices', 'referrals', 'payouts'],
  params: z.object({ id: Id }),
  body: FindLeft,
  response: Hire,
  message: 'Leaving noted',
});
