import * as session from './auth/session.ts';
import * as signUp from './auth/sign-up.ts';
import * as verify from './auth/verify.ts';
import type { Endpoint } from './core/endpoint.ts';
import * as development from './development.ts';
import * as files from './files.ts';
import * as ownJobs from './jobs/own-jobs.ts';
import * as publicJobs from './jobs/public-jobs.ts';
import * as live from './live.ts';
import { candidateNotifications, recruiterNotifications } from './notifications.ts';

const FEATURES: object[] = [
  session,
  signUp,
  verify,
  candidateNotifications,
  recruiterNotifications,
  ownJobs,
  publicJobs,
  files,
  live,
  development,
];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

/** Every endpoint of the API, feature by feature. */
export const ENDPOINTS: Endpoint[] = FEATURES.flatMap((feature) => Object.values(feature).filter(isEndpoint));
