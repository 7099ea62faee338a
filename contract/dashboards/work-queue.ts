import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { PENDING_ACTION_KINDS, PendingAction, PendingActionKind } from './pending-action.ts';

export const PendingActionsQuery = PageQuery.extend({
  /** One kind or several; all by default. */
  kind: z
    .union([PendingActionKind.transform((one) => [one]), z.array(PendingActionKind)])
    .default([...PENDING_ACTION_KINDS]),
  jobId: Id.optional(),
  ownerId: Id.optional(),
  /** Every word must occur in the name of the person or of the job. */
  search: z.string().trim().max(200).optional(),
});
export type PendingActionsQuery = z.output<typeof PendingActionsQuery>;

export const listPendingActions = endpoint({
  name: 'listPendingActions',
  method: 'GET',
  path: '/api/recruiter/actions',
  summary: 'What only the company can move on, as far as the reader may, by due time; nothing for a viewer',
  access: workspace('VIEWER'),
  reads: ['company', 'companyDocuments', 'approval', 'jobs', 'applications', 'interviews', 'offers', 'hires'],
  query: PendingActionsQuery,
  response: pageOf(PendingAction),
});
