import { type RawBuilder, sql } from 'kysely';
import { RUNNING_STATUSES } from '#contract/applications/transitions.ts';
import { OPEN_STATUSES } from '#contract/interviews/transitions.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import type { InterviewStatus } from '#contract/labels/interviews.ts';
import type { NoticePeriod } from '#contract/labels/profile.ts';
import { statusList } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { MatchFacts } from '#server/features/candidates/candidates.service.ts';
import {
  hasVerifiedDegree,
  type ShortSkill,
  shortSkills,
  skillsInOrder,
  toSkills,
} from '#server/features/candidates/candidates.sql.ts';
import { fullName } from '#server/features/users/users.sql.ts';

type FactsRow = MatchFacts & { id: string; experienceMonths: number; noticePeriod: NoticePeriod };

/** The columns of a candidate `c` with the optional index row `d` and the skills `known`. */
const facts = sql`c.user_id as id, coalesce(d.experience_months, 0) as experience_months, c.expected_total,
  c.preferred_locations, c.notice_period, c.last_working_day, coalesce(known.skills, '[]') as skills`;

/** The skills of all of them in one query: one query each takes several times as long. */
const skillsOf = (ids: string[]) => sql`(
  select s.candidate_id, ${skillsInOrder} as skills
  from candidate_skills s where s.candidate_id = any(${ids}::uuid[]) group by s.candidate_id) known`;

const factsOf = (ids: string[], known: RawBuilder<unknown>) => sql`
  select ${facts}
  from candidates c left join candidate_index d on d.candidate_id = c.user_id
  left join ${known} on known.candidate_id = c.user_id
  where c.user_id = any(${ids}::uuid[])`;

export async function findMatchFacts(db: Db, id: string): Promise<FactsRow | undefined> {
  const { rows } = await sql<FactsRow>`/*@find_match_facts*/${factsOf([id], skillsOf([id]))}`.execute(db);
  return rows[0];
}

type ShortFacts = Omit<FactsRow, 'skills'> & { skills: ShortSkill[] };

/**
 * With only the named skills, because a job scores no others; as arrays without keys, because hundreds of
 * people are sent.
 */
export async function listMatchFacts(db: Db, ids: string[], skillNames: string[]): Promise<FactsRow[]> {
  const named = sql`(
    select s.candidate_id, ${shortSkills} as skills
    from candidate_skills s
    where s.candidate_id = any(${ids}::uuid[]) and s.skill_name = any(${skillNames}::citext[])
    group by s.candidate_id) known`;
  const { rows } = await sql<ShortFacts>`/*@list_match_facts*/${factsOf(ids, named)}`.execute(db);
  return rows.map((row) => ({ ...row, skills: toSkills(row.skills) }));
}

export interface CardRow extends FactsRow {
  firstName: string;
  lastName: string;
  pictureFileId: string | null;
  headline: string | null;
  currentDesignation: string | null;
  currentCompany: string | null;
  education: { degree: string; fieldOfStudy: string; institute: string; year: number } | null;
  hasVerifiedDegree: boolean;
  lastActiveAt: Date;
  isSaved: boolean;
  tags: string[];
  hasTeamNote: boolean;
  application: ApplicationRow | null;
}

interface ApplicationRow {
  applicationId: string;
  applicationStatus: ApplicationStatus;
  interviewId: string | null;
  interviewStatus: InterviewStatus | null;
  jobId: string;
  jobTitle: string;
  requestedBy: string | null;
  /** ISO 8601. */
  at: string;
}

const ISO = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

/** The last open process between the company and the candidate: an interview before a bare application. */
function applicationOf(companyId: string) {
  return sql`(
    select json_build_object('applicationId', a.id, 'applicationStatus', a.status,
      'interviewId', i.id, 'interviewStatus', i.status, 'jobId', j.id, 'jobTitle', j.title,
      'requestedBy', (select ${fullName('u')} from users u where u.id = i.requested_by),
      'at', to_char(coalesce(case i.status when 'PENDING' then i.created_at else i.updated_at end,
        a.status_changed_at), ${ISO}))
    from sent_applications a join jobs j on j.id = a.job_id
    left join interviews i on i.application_id = a.id
      and i.status in ${statusList(OPEN_STATUSES)}
    where a.candidate_id = c.user_id and a.company_id = ${companyId}::uuid
      and a.status in ${statusList(RUNNING_STATUSES)}
    order by i.id is null, coalesce(i.updated_at, a.status_changed_at) desc
    limit 1)`;
}

/** The data of a card, including that of the score; in no order. */
export async function listCardRows(db: Db, ids: string[], companyId: string): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`/*@list_candidate_cards*/
    select ${facts}, u.first_name, u.last_name, u.picture_file_id, c.headline, c.last_active_at,
      x.designation as current_designation, x.company_name as current_company,
      e.shown as education, ${hasVerifiedDegree('c.user_id')} as has_verified_degree,
      saved.candidate_id is not null as is_saved, coalesce(saved.note <> '', false) as has_team_note,
      array(select t.tag::text from saved_candidate_tags t where t.company_id = ${companyId}::uuid
        and t.candidate_id = c.user_id order by t.tag) as tags,
      ${applicationOf(companyId)} as application
    from candidates c join users u on u.id = c.user_id
    left join candidate_index d on d.candidate_id = c.user_id
    left join ${skillsOf(ids)} on known.candidate_id = c.user_id
    left join saved_candidates saved
      on saved.company_id = ${companyId}::uuid and saved.candidate_id = c.user_id
    left join lateral (
      select designation, company_name from candidate_experiences
      where candidate_id = c.user_id and is_current_job order by start_month desc nulls last, position limit 1
    ) x on true
    left join lateral (
      select json_build_object('degree', education_degree, 'fieldOfStudy', field_of_study,
        'institute', university_name, 'year', end_year) as shown
      from candidate_educations where candidate_id = c.user_id
      order by verification_status = 'VERIFIED' desc, end_year desc, position limit 1
    ) e on true
    where c.user_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

interface NameRow {
  id: string;
  name: string;
  work: string | null;
  expectedTotal: number;
}

export async function listNameRows(db: Db, ids: string[]): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`/*@list_candidate_names*/
    select c.user_id as id, ${fullName('u')} as name, c.expected_total,
      coalesce((select x.designation || ' at ' || x.company_name from candidate_experiences x
        where x.candidate_id = c.user_id and x.is_current_job
        order by x.start_month desc nulls last, x.position limit 1), c.headline) as work
    from candidates c join users u on u.id = c.user_id
    where c.user_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

interface PresentRow {
  id: string;
  currentSalary: number;
  currentCity: string | null;
}

/** The current pay and place of candidates. */
export async function listPresent(db: Db, ids: readonly string[]): Promise<PresentRow[]> {
  const { rows } = await sql<PresentRow>`/*@list_present_work*/
    select c.user_id as id, c.salary_total as current_salary,
      (select nullif(x.location, '') from candidate_experiences x
        where x.candidate_id = c.user_id and x.is_current_job
        order by x.start_month desc nulls last, x.position limit 1) as current_city
    from candidates c where c.user_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
