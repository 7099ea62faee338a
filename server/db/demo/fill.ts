import { sql } from 'kysely';
import { addConversations } from '#server/db/demo/hiring/conversations.ts';
import { nameSettlers } from '#server/db/demo/hiring/hires.ts';
import { addInvoices } from '#server/db/demo/hiring/invoices.ts';
import { addHiringTeams, addJobs } from '#server/db/demo/hiring/jobs.ts';
import { addNotes } from '#server/db/demo/hiring/notes.ts';
import { addNotices } from '#server/db/demo/hiring/notices.ts';
import { addRounds } from '#server/db/demo/hiring/rounds.ts';
import { addCandidateSearches, addSaved } from '#server/db/demo/hiring/saved.ts';
import { addPassedStages } from '#server/db/demo/hiring/stages.ts';
import { addTemplates } from '#server/db/demo/hiring/templates.ts';
import {
  addDemoCandidate,
  addDemoInterviews,
  addStaff,
  knownFounders,
} from '#server/db/demo/people/accounts.ts';
import { addCandidates } from '#server/db/demo/people/candidates.ts';
import { addCompanies } from '#server/db/demo/people/companies.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { addTeam, shareWork } from '#server/db/demo/people/team.ts';
import { keepDocuments, keepProofs, keepResumes } from '#server/db/demo/people/uploads.ts';
import { addMissingCodes } from '#server/db/demo/programmes/codes.ts';
import { addMails } from '#server/db/demo/programmes/mails.ts';
import { addPayouts } from '#server/db/demo/programmes/payouts.ts';
import { addProgrammes, GRADUATES_REFERRED } from '#server/db/demo/programmes/programmes.ts';
import { addPublicArea } from '#server/db/demo/programmes/public-area.ts';
import { addWorkOfAdmins } from '#server/db/demo/programmes/work-of-admins.ts';
import type { Db } from '#server/db/schema/database.ts';
import { hashPassword } from '#server/features/auth/passwords.ts';
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
  'jobChanges',
  'applications',
  'applicationEvents',
  'interviews',
  'interviewSlots',
  'interviewEvents',
  'offers',
  'offerEvents',
  'hires',
  'hireEvents',
  'hireChecks',
  'candidateViews',
  'jobViews',
  'savedCandidates',
  'savedCandidateTags',
  'recentCandidates',
  'savedJobs',
  'savedSearches',
  'templates',
  'affiliates',
  'referralCodes',
  'referralClicks',
  'referrals',
  'invitationAddresses',
  'rewardEntries',
  'notifications',
  'waitlistEntries',
  'quickMessages',
  'analyticsEvents',
  'mails',
] as const;

/** How many of the jobs without vacancies have closed. */
const FILLED_JOBS = 2;

/** A job closes when its last opening is filled: a few have closed, the others get one more opening. */
async function keepOpenings(db: Db): Promise<void> {
  await sql`with filled as (
      select j.id, max(a.status_changed_at) as at from jobs j
      join applications a on a.job_id = j.id and a.status = 'HIRED'
      where j.status = 'PUBLISHED' and j.company_id not in (
        select company_id from company_members group by company_id having count(*) > 1)
        and not exists (select from saved_jobs s where s.job_id = j.id)
      group by j.id having count(*) >= j.openings order by j.id limit ${FILLED_JOBS}
    ), closed as (
      update jobs j set status = 'CLOSED', closed_at = f.at, updated_at = f.at, version = j.version + 1,
        openings = (select count(*) from applications a where a.job_id = j.id and a.status = 'HIRED')
      from filled f where f.id = j.id returning j.id, j.version, f.at
    )
    insert into job_changes (job_id, version, field, before, after, actor_id, at)
    select id, version, 'status', array['PUBLISHED'], array['CLOSED'], null, at from closed`.execute(db);
  await sql`update jobs j set openings = hired.count + 1
    from (select job_id, count(*)::int as count from applications where status = 'HIRED' group by job_id) hired
    where hired.job_id = j.id and j.status = 'PUBLISHED' and j.openings <= hired.count`.execute(db);
}

/** Fills an empty database with a marketplace; does nothing if it has users. Returns whether it filled it. */
export async function fillDemo(db: Db, candidateCount: number): Promise<boolean> {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return false;
  const moment = new Moment(now());
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const world: World = { rows: new Rows(), moment, passwordHash, waiting: [] };
  const affiliate = addStaff(world);
  const companies = addCompanies(world, knownFounders(moment));
  addTeam(world, companies);
  addTemplates(world, companies);
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
  await keepDocuments(companies, (addDocuments) =>
    keepProofs(world, (addProofs) =>
      keepResumes(candidates, (addResumes) =>
        db.transaction().execute(async (tx) => {
          await world.rows.insert(tx, ORDER);
          await keepOpenings(tx);
          await nameSettlers(tx);
          await shareWork(tx);
          await addRounds(tx, moment);
          await addPassedStages(tx);
          await addMissingCodes(tx);
          await addInvoices(tx, moment);
          await addPayouts(tx, moment);
          await addConversations(tx, moment, demoCandidate);
          await addWorkOfAdmins(tx, moment);
          await addDocuments(tx);
          await addProofs(tx);
          await addResumes(tx);
          await addHiringTeams(tx);
          await addNotes(tx, moment);
          await candidateIndex.refreshIndexRows(tx, [demoCandidate, ...candidates.map(({ id }) => id)]);
          await addCandidateSearches(tx, moment);
        }),
      ),
    ),
  );
  return true;
}
