import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Match } from '../matching/match.ts';
import { JobListing } from './public-jobs.ts';

export const RECOMMENDED_JOBS = 3;

export const RecommendedJob = JobListing.extend({ match: Match });
export type RecommendedJob = z.output<typeof RecommendedJob>;

export const listRecommendedJobs = endpoint({
  name: 'listRecommendedJobs',
  method: 'GET',
  path: '/api/jobseeker/jobs/recommended',
  summary:
    'The open jobs that fit best among those that share a skill, without the ones already applied to or asked for',
  access: candidate,
  reads: ['jobs', 'applications', 'interviews', 'profile', 'privacy'],
  response: z.array(RecommendedJob),
});
