import type { MemberRole } from '#contract/core/roles.ts';
import { TO_PICK_STATUSES } from '#contract/interviews/transitions.ts';
import { Random } from '#server/db/demo/random.ts';
import type { DemoCompany, World } from '#server/db/demo/world.ts';
import type { Db } from '#server/db/schema/database.ts';
import { hashSecret } from '#server/platform/secret.ts';
import { addUser } from './companies.ts';

const SEED = 4100;
const COMPANY = 'Tamarind Pay';

interface Colleague {
  email: string;
  firstName: string;
  lastName: string;
  role: MemberRole;
  designation: string;
  daysAgo: number;
}

/** Interviews in addition to the founder. */
const INTERVIEWER = 'arjun@tamarind-pay.example';

const COLLEAGUES: readonly Colleague[] = [
  {
    email: 'priya@tamarind-pay.example',
    firstName: 'Priya',
    lastName: 'Deshpande',
    role: 'ADMIN',
    designation: 'Head of Talent',
    daysAgo: 90,
  },
  {
    email: INTERVIEWER,
    firstName: 'Arjun',
    lastName: 'Pillai',
    role: 'RECRUITER',
    designation: 'Staff Engineer',
    daysAgo: 60,
  },
  {
    email: 'viewer@medallist.test',
    firstName: 'Kavya',
    lastName: 'Nair',
    role: 'VIEWER',
    designation: 'Finance Partner',
    daysAgo: 21,
  },
];

/** The colleagues of the demo recruiter, and an open invitation. */
export function addTeam(world: World, companies: readonly DemoCompany[]): void {
  const { rows, moment } = world;
  const company = companies.find(({ name }) => name === COMPANY);
  if (!company) throw new Error(`no company ${COMPANY}`);
  const random = new Random(SEED);
  for (const { role, designation, daysAgo, ...person } of COLLEAGUES) {
    const createdAt = moment.daysAgo(daysAgo);
    const userId = addUser(world, random, { ...person, userType: 'RECRUITER', createdAt });
    rows.add('companyMembers', { companyId: company.id, userId, role, createdAt });
    rows.add('recruiters', { userId, designation, profileSavedAt: createdAt, updatedAt: createdAt });
  }
  const sentAt = moment.daysAgo(2);
  const id = random.id(sentAt);
  rows.add('teamInvitations', {
    id,
    companyId: company.id,
    email: 'sanjana@tamarind-pay.example',
    role: 'RECRUITER',
    tokenHash: hashSecret(id),
    invitedBy: company.founderId,
    sentAt,
    expiresAt: moment.inHours(5 * 24),
  });
}

/** The founder does not interview alone: interviews that wait for a time belong to a colleague. */
export async function shareWork(db: Db): Promise<void> {
  const one = (email: string) => db.selectFrom('users').select('id').where('email', '=', email);
  const company = db.selectFrom('companies').select('id').where('name', '=', COMPANY);
  await db
    .updateTable('interviews')
    .set({ interviewerId: one(INTERVIEWER) })
    .where('companyId', '=', company)
    .where('status', 'in', TO_PICK_STATUSES)
    .execute();
}
