import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { ordered } from '../kit/ordered.ts';
import { CARD, notesInput, Scorecards } from './scorecard.ts';

const params = z.object({ id: Id });

export const getScorecards = endpoint({
  name: 'getScorecards',
  method: 'GET',
  path: '/api/recruiter/interviews/{id}/scorecards',
  offline: false,
  summary: "What is rated in an interview, and the cards of it; those of others once one's own is sent",
  access: workspace('VIEWER'),
  reads: ['interviews'],
  params,
  response: Scorecards,
});

export const ScorecardInput = ordered({ ...CARD, notes: notesInput });

export const sendScorecard = endpoint({
  name: 'sendScorecard',
  method: 'POST',
  path: '/api/recruiter/interviews/{id}/scorecard',
  summary: 'What one interviewer thinks of a candidate, once',
  access: workspace('RECRUITER'),
  changes: ['interviews'],
  params,
  body: ScorecardInput,
  response: Scorecards,
  message: 'Scorecard sent.',
});
