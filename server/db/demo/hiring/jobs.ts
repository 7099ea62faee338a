import { sql } from 'kysely';
import type { JobField } from '#contract/jobs/said.ts';
import {
  BENEFITS,
  OPENINGS,
  type Opening,
  QUALIFICATIONS,
  RESPONSIBILITIES,
} from '#server/db/demo/hiring/openings.ts';
import { Random } from '#server/db/demo/random.ts';
import type { DemoCompany, DemoJob, World } from '#server/db/demo/world.ts';
import type { Db } from '#server/db/schema/database.ts';

const SEED = 2000;
const LAKH = 100_000;
const STATUSES = [
  ['PUBLISHED', 0.82],
  ['DRAFT', 0.09],
  ['CLOSED', 0.09],
] as const;

/** The jobs in the demo candidate's requests. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  'Tamarind Pay': [
    'Senior Backend Engineer',
    'Software Engineer, Payments',
    'Frontend Engineer',
    'Data Engineer',
    'Site Reliability Engineer',
    'Product Manager',
  ],
  'Meghdoot Cloud': ['Backend Engineer III'],
  'Sahyadri Robotics': ['Senior Backend Engineer', 'Embedded Engineer'],
  'Anvaya Semiconductors': ['Firmware Lead'],
  'Pallav Health': ['Staff Engineer, Platform'],
  'Indus Grid': ['Engineering Manager, Metering'],
};

function openingNamed(title: string): Opening {
  const found = OPENINGS.find((opening) => opening.title === title);
  if (!found) throw new Error(`no opening ${title}`);
  return found;
}

interface Written {
  id: string;
  status: 'DRAFT' | 'PUBLISHED' | 'CLOSED';
  lakhs: readonly [from: number, to: number];
  authorId: string;
  createdAt: Date;
}

const HOUR_MS = 3_600_000;

/** A draft, then published, then with better pay, or closed. */
function addHistory(
  { rows }: World,
  { id: jobId, status, lakhs: [from, to], authorId, createdAt }: Written,
): void {
  const note = (
    version: number,
    hours: number,
    change: { field: JobField | 'status'; before: string[]; after: string[] },
  ) =>
    rows.add('jobChanges', {
      jobId,
      version,
      ...change,
      actorId: authorId,
      at: new Date(createdAt.getTime() + hours * HOUR_MS),
    });
  note(1, 0, { field: 'status', before: [], after: ['DRAFT'] });
  if (status === 'DRAFT') return;
  note(2, 2, { field: 'status', before: ['DRAFT'], after: ['PUBLISHED'] });
  if (status === 'CLOSED') note(3, 100, { field: 'status', before: ['PUBLISHED'], after: ['CLOSED'] });
  else {
    const before = [`₹${from - 2} L – ₹${to - 2} L per year`];
    note(3, 30, { field: 'pay', before, after: [`₹${from} L – ₹${to} L per year`] });
  }
}

function addJob(
  world: World,
  company: DemoCompany,
  opening: Opening,
  index: number,
  isFixed: boolean,
): DemoJob {
  const random = new Random(SEED + index);
  const status = isFixed ? 'PUBLISHED' : random.weighted(STATUSES);
  const createdAt = world.moment.daysAgo(random.int(8, 50));
  const id = random.id(createdAt);
  const workMode = random.weighted([
    ['HYBRID', 0.5],
    ['ONSITE', 0.3],
    ['REMOTE', 0.2],
  ] as const);
  const stretch = isFixed ? 0 : random.int(0, 4);
  const pay = [opening.lakhs[0] + stretch, opening.lakhs[1] + stretch] as const;
  world.rows.add('jobs', {
    id,
    companyId: company.id,
    createdBy: company.founderId,
    title: opening.title,
    department: opening.department,
    description: `You will ${opening.purpose}. The team is small enough that everybody talks to customers and large enough that nobody is alone with a pager. In the first three months you will ship something that people notice.`,
    status,
    city: company.city,
    isRemote: workMode === 'REMOTE',
    workMode,
    experienceLevel: opening.level,
    experienceMin: opening.years[0],
    experienceMax: opening.years[1],
    salaryMin: pay[0] * LAKH,
    salaryMax: pay[1] * LAKH,
    maxNoticePeriod: isFixed
      ? 'FIFTEEN_DAYS_OR_LESS'
      : random.pick(['ONE_MONTH', 'TWO_MONTHS', 'THREE_MONTHS']),
    responsibilities: random.sample(RESPONSIBILITIES, 4),
    qualifications: random.sample(QUALIFICATIONS, 3),
    benefits: random.sample(BENEFITS, 4),
    openings: random.int(1, 3),
    publishedAt: status === 'DRAFT' ? null : createdAt,
    openedAt: status === 'DRAFT' ? null : createdAt,
    closedAt: status === 'CLOSED' ? world.moment.daysAgo(2) : null,
    deletedAt: null,
    version: status === 'DRAFT' ? 1 : 3,
    createdAt,
    updatedAt: createdAt,
  });
  addHistory(world, { id, status, lakhs: pay, authorId: company.founderId, createdAt });
  opening.skills.forEach(([skillName, minYears, minLevel], position) => {
    world.rows.add('jobSkills', { jobId: id, skillName, minYears, minLevel, position });
  });
  return { id, company, opening, city: company.city, isOpen: status === 'PUBLISHED', status };
}

/** About sixty jobs of the approved companies. */
export function addJobs(world: World, companies: readonly DemoCompany[]): DemoJob[] {
  const jobs: DemoJob[] = [];
  for (const company of companies.filter(({ isApproved }) => isApproved)) {
    const fixed = FIXED[company.name];
    const random = new Random(SEED + 500 + jobs.length);
    const openings = fixed?.map(openingNamed) ?? random.sample(OPENINGS, random.int(1, 2));
    for (const opening of openings)
      jobs.push(addJob(world, company, opening, jobs.length, fixed !== undefined));
  }
  return jobs;
}

/**
 * The author of a job owns it, with up to two colleagues as members. If there are colleagues who may act,
 * every third job belongs to one of them.
 */
export async function addHiringTeams(db: Db): Promise<void> {
  await sql`
    with placed as (
      select id, company_id, created_by, row_number() over (partition by company_id order by created_at, id) as place
        from jobs),
    colleagues as (
      select m.company_id, m.user_id, m.role,
             row_number() over (partition by m.company_id order by m.created_at, m.user_id) as place
        from company_members m join companies c on c.id = m.company_id
       where m.user_id <> c.founder_id),
    owners as (
      select p.*, coalesce(k.user_id, p.created_by) as owner_id
        from placed p
        left join colleagues k on k.company_id = p.company_id and p.place % 3 = 0
                              and k.place = 1 + (p.place / 3) % 2 and k.role <> 'VIEWER')
    insert into job_members (job_id, user_id, is_owner)
    select id, owner_id, true from owners
    union all
    select o.id, k.user_id, false
      from owners o join colleagues k on k.company_id = o.company_id
     where k.user_id <> o.owner_id and (o.place + k.place) % 2 = 0`.execute(db);
}
