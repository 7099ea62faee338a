import * as z from 'zod';
import { workspace } from '#contract/core/access.ts';
import { endpoint } from '#contract/core/endpoint.ts';
import { Id } from '#contract/core/ids.ts';
import { Timestamp } from '#contract/core/time.ts';
import { MAX_CRITERIA } from '#contract/jobs/plan.ts';
import { required } from '#contract/kit/fields.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { Verdict, VerdictInput } from '#contract/labels/interviews.ts';

export const BEST_RATING = 4;
export const NOTES_MAX = 5000;

const RATING = `Please choose 1 to ${BEST_RATING} stars.`;

export const Rating = z.object({
  criterion: required('Please name the criterion.', { max: 60 }),
  rating: z.int({ error: RATING }).min(1, RATING).max(BEST_RATING, RATING),
});
export type Rating = z.output<typeof Rating>;

/** The content of a card besides its notes. Criteria that were not observed are left out. */
export const CARD = {
  verdict: VerdictInput,
  ratings: z.array(Rating).max(MAX_CRITERIA).default([]),
  isShared: z.boolean().default(false),
};

export const notesInput = required('Please enter your feedback.', { max: NOTES_MAX });

export const Scorecard = z.object({
  id: Id,
  author: z.object({ id: Id, name: z.string() }),
  verdict: Verdict,
  ratings: z.array(z.object({ criterion: z.string(), rating: z.number() })),
  notes: z.string(),
  isShared: z.boolean(),
  sentAt: Timestamp,
});
export type Scorecard = z.output<typeof Scorecard>;

/** The cards of an interview that one member of the team may see. */
export const Scorecards = z.object({
  /** The criteria of this round. */
  criteria: z.array(z.string()),
  cards: z.array(Scorecard),
  /** Cards of others that are hidden until the reader has sent their own. */
  hiddenCount: z.number(),
  maySend: z.boolean(),
});
export type Scorecards = z.output<typeof Scorecards>;

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
