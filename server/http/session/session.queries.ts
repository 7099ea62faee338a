import { sql } from 'kysely';
import type { HeldAlone } from '#contract/core/endpoint.ts';
import type { ApprovalStatus, MemberRole, UserStatus, UserType } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';

export interface SessionRow {
  sessionId: string;
  userId: string;
  userType: UserType;
  email: string;
  firstName: string;
  lastName: string;
  status: UserStatus;
  emailVerifiedAt: Date | null;
  companyId: string | null;
  companyName: string | null;
  approvalStatus: ApprovalStatus | null;
  role: MemberRole | null;
  hasTwoFactor: boolean;
  tookSecondStep: boolean;
  provedAt: Date;
}

const columns = sql`
  s.id as session_id, u.id as user_id, u.user_type, u.email, u.first_name, u.last_name, u.status,
  u.email_verified_at, c.id as company_id, c.name as company_name, c.approval_status, m.role,
  t.confirmed_at is not null as has_two_factor,
  s.second_step_at is not null as took_second_step, s.proved_at`;

const withCompanyIfAny = sql`
  from sessions s
  join users u on u.id = s.user_id
  left join company_members m on m.company_id = s.company_id and m.user_id = u.id
  left join companies c on c.id = m.company_id
  left join two_factors t on t.user_id = u.id`;

function alive(sessionId: string, at: Date) {
  return sql`s.id = ${sessionId} and s.revoked_at is null and s.expires_at > ${at}`;
}

/**
 * Session, user, membership and company by primary key in one prepared statement, because this is the hottest
 * path.
 */
export async function findSession(db: Db, sessionId: string, at: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`/*@session*/
    select ${columns} ${withCompanyIfAny}
     where ${alive(sessionId, at)}`.execute(db);
  return rows[0];
}

/*
 * The account is locked first: calls that end or move it also lock it first, so both wait here and cannot
 * deadlock. After a wait PostgreSQL evaluates every locked row in its new state.
 */

/** The session and its account, locked until the transaction ends. */
export async function holdAccount(
  db: Db,
  sessionId: string,
  at: Date,
  isAlone: boolean,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`${sql.raw(isAlone ? '/*@account_alone*/' : '/*@account_shared*/')}
    select ${columns} ${withCompanyIfAny}
     where ${alive(sessionId, at)}
       for ${strength(isAlone)} of u for ${strength(isAlone)} of s`.execute(db);
  return rows[0];
}

/** Marks from which the test database knows what is locked. */
const MARKS = {
  nothing: '/*@company_shared*/',
  account: '/*@company_shared*/',
  company: '/*@company_alone*/',
  team: '/*@team_alone*/',
  admins: '/*@company_shared*/',
} as const;

/** The session of a member with account, membership and company; undefined if the caller is not a member. */
export async function holdMember(
  db: Db,
  sessionId: string,
  at: Date,
  alone: HeldAlone | undefined,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`${sql.raw(MARKS[alone ?? 'nothing'])}
    select ${columns}
      from sessions s
      join users u on u.id = s.user_id
      join company_members m on m.company_id = s.company_id and m.user_id = u.id
      join companies c on c.id = m.company_id
      left join two_factors t on t.user_id = u.id
     where ${alive(sessionId, at)}
       for share of u for share of s
       for ${strength(alone === 'team')} of m for ${strength(alone === 'company')} of c`.execute(db);
  return rows[0];
}

function strength(isAlone: boolean) {
  return sql.raw(isAlone ? 'no key update' : 'share');
}
