import { addConversations } from '#server/db/demo/hiring/conversations.ts';
import { addJobs } from '#server/db/demo/hiring/jobs.ts';
import { addNotices } from '#server/db/demo/hiring/notices.ts';
import { addSaved } from '#server/db/demo/hiring/saved.ts';
import {
  addDemoCandidate,
  addDemoInterviews,
  addStaff,
  knownFounders,
} from '#server/db/demo/people/accounts.ts';
import { addCandidates } from '#server/db/demo/people/candidates.ts';
import { addCompanies } from '#server/db/demo/people/companies.ts';
import { keepDocuments } from '#server/db/demo/people/documents.ts';
import { keepProofs } from '#server/db/demo/people/proofs.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { addTeam, shareWork } from '#server/db/demo/people/team.ts';
import { addMissingCodes } from '#server/db/demo/programmes/codes.ts';
import { addMails } from '#server/db/demo/programmes/mails.ts';
import { addProgrammes, GRADUATES_REFERRED } from '#server/db/demo/programmes/programmes.ts';
import { addPublicArea } from '#server/db/demo/programmes/public-area.ts';
import type { Db } from '#server/db/schema/database.ts';
import { hashPassword } from '#server/features/auth/passwords/passwords.ts';
import * as candidateIndex from '#server/features/candidates/index-row/candidate-index.service.ts';
import { now } from '#server/platform/clock.ts';
import { addMarket } from './market.ts';
import { Moment } from './moment.ts';
import { Rows } from './rows.ts';
import type { World } from './world.ts';

/** Parents before children. */
const ORDER = [
  'users',
  'companies',
  'companyMembers',
  'teamInvitations',
  'companyIdentityChanges',
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
  'offers',
  'offerEvents',
  'candidateViews',
  'jobViews',
  'savedCandidates',
  'savedJobs',
  'savedSearches',
  'affiliates',
  'referralCodes',
  'referralClicks',
  'referrals',
  'invitationAddresses',
  'payouts',
  'rewardEntries',
  'notifications',
  'waitlistEntries',
  'quickMessages',
  'analyticsEvents',
  'mails',
] as const;

/** Fills an empty database with a marketplace; one that has users is left as it is. Returns whether it did. */
export async function fillDemo(db: Db, candidateCount: number): Promise<boolean> {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return false;
  const moment = new Moment(now());
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const world: World = { rows: new Rows(), moment, passwordHash, waiting: [] };
  const affiliate = addStaff(world);
  const companies = addCompanies(world, knownFounders(moment));
  addTeam(world, companies);
  const jobs = addJobs(world, companies);
  const demoCandidate = addDemoCandidate(world);
  addDemoInterviews(world, demoCandidate, jobs);
  const candidates = addCandidates(world, candidateCount);
  addMarket(world, jobs, candidates.slice(0, -GRADUATES_REFERRED));
  addProgrammes(world, { demoCandidate, affiliate, candidates, companies, jobs });
  addPublicArea(world);
  addMails(world);
  addSaved(world, demoCandidate, jobs);
  addNotices(world, { demoCandidate, companies, jobs, candidates });
  await keepDocuments(world, companies, (addDocuments) =>
    keepProofs(world, (addProofs) =>
      db.transaction().execute(async (tx) => {
        await world.rows.insert(tx, ORDER);
        await shareWork(tx);
        await addMissingCodes(tx);
        await addConversations(tx, moment, demoCandidate);
        await addDocuments(tx);
        await addProofs(tx);
        await candidateIndex.refreshIndexRows(tx, [demoCandidate, ...candidates.map(({ id }) => id)]);
      }),
    ),
  );
  return true;
}
