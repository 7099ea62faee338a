import type { Db } from '#server/db/schema/database.ts';
import { hashPassword } from '#server/features/auth/passwords.ts';
import * as candidateDocuments from '#server/features/candidates/documents.service.ts';
import { now } from '#server/platform/clock.ts';
import { addDemoCandidate, addDemoThreads, addStaff, knownFounders } from './accounts.ts';
import { addCandidates } from './candidates.ts';
import { addCompanies } from './companies.ts';
import { keepDocuments } from './documents.ts';
import { addJobs } from './jobs.ts';
import { addMarket } from './market.ts';
import { Moment } from './moment.ts';
import { addNews } from './news.ts';
import { addProgrammes, GRADUATES_REFERRED } from './programmes.ts';
import { keepProofs } from './proofs.ts';
import { Rows } from './rows.ts';
import { DEMO_PASSWORD } from './sign-ins.ts';
import { addVisitors } from './visitors.ts';
import type { World } from './world.ts';

/** Parents before children. */
const ORDER = [
  'users',
  'companies',
  'companyMembers',
  'recruiters',
  'candidates',
  'candidateSkills',
  'candidateExperiences',
  'candidateEducations',
  'candidateOnlineProfiles',
  'candidateProjects',
  'jobs',
  'jobSkills',
  'applications',
  'applicationEvents',
  'interviews',
  'interviewSlots',
  'interviewEvents',
  'candidateViews',
  'jobViews',
  'savedCandidates',
  'affiliates',
  'referralCodes',
  'referralClicks',
  'referrals',
  'invitationAddresses',
  'payouts',
  'rewardEntries',
  'notifications',
  'waitlistEntries',
  'visitorMessages',
  'analyticsEvents',
] as const;

/** Fills an empty database with a marketplace; one that has users is left as it is. Returns whether it did. */
export async function fillDemo(db: Db, candidateCount: number): Promise<boolean> {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return false;
  const moment = new Moment(now());
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const world: World = { rows: new Rows(), moment, passwordHash, waiting: [] };
  const affiliate = addStaff(world);
  const companies = addCompanies(world, knownFounders(moment));
  const jobs = addJobs(world, companies);
  const demoCandidate = addDemoCandidate(world);
  addDemoThreads(world, demoCandidate, jobs);
  const candidates = addCandidates(world, candidateCount);
  addMarket(world, jobs, candidates.slice(0, -GRADUATES_REFERRED));
  addProgrammes(world, { demoCandidate, affiliate, candidates, companies, jobs });
  addVisitors(world);
  addNews(world, { demoCandidate, companies, jobs, candidates });
  await keepDocuments(world, companies, (addDocuments) =>
    keepProofs(world, (addProofs) =>
      db.transaction().execute(async (tx) => {
        await world.rows.insert(tx, ORDER);
        await addDocuments(tx);
        await addProofs(tx);
        await candidateDocuments.refreshDocuments(tx, [demoCandidate, ...candidates.map(({ id }) => id)]);
      }),
    ),
  );
  return true;
}
