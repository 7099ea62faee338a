import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { ordered } from '../kit/ordered.ts';
import { AboutJob, MessageText } from './message.ts';

export const contactCandidate = endpoint({
  name: 'contactCandidate',
  method: 'POST',
  path: '/api/recruiter/candidates/contact',
  summary: 'Write to a candidate, in the one thread that the company has with them',
  access: workspace('RECRUITER'),
  changes: ['messages'],
  body: ordered({
    candidateId: z.uuid({ error: 'Please choose a candidate.' }),
    message: MessageText,
    jobId: AboutJob,
  }),
  response: z.object({ threadId: Id, messageId: Id }),
  message: 'Message sent',
  status: 201,
});
