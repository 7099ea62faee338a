import { sql } from 'kysely';
import type { MessageSide } from '#contract/messages.ts';
import type { Moment } from '#server/db/demo/moment.ts';
import { fixedIdOf, Random } from '#server/db/demo/random.ts';
import type { Db } from '#server/db/schema/database.ts';

const SEED = 3600;
const HOUR_MS = 3_600_000;
/** The application or request is at least this old before anybody writes. */
const KNOWN_HOURS = 72;

interface Pair {
  threadId: string;
  companyId: string;
  candidateId: string;
  founderId: string;
  candidate: string;
  recruiter: string;
  job: string;
}

type Line = readonly [hoursAgo: number, side: MessageSide, text: (pair: Pair) => string];

interface Talk {
  /** How many of the last messages the recipient has not read. */
  unread: number;
  lines: readonly Line[];
}

const TALKS: readonly Talk[] = [
  {
    unread: 2,
    lines: [
      [
        52,
        'COMPANY',
        ({ candidate, job }) =>
          `Hello ${candidate}, thank you for looking at ${job}. May I tell you how the team works?`,
      ],
      [49, 'CANDIDATE', () => 'Please do. How large is the team, and who is on call?'],
      [3, 'COMPANY', () => 'Eight engineers, and on call comes round every eighth week, paid for each day.'],
      [
        2.6,
        'COMPANY',
        () => 'We wrote about it here: https://engineering.example/on-call. Shall we speak this week?',
      ],
    ],
  },
  {
    unread: 1,
    lines: [
      [40, 'CANDIDATE', ({ job }) => `May I ask whether ${job} can be done from home two days a week?`],
      [
        21,
        'COMPANY',
        ({ candidate }) => `Yes, ${candidate}. Most of us come in on Tuesdays, Wednesdays and Thursdays.`,
      ],
      [1.2, 'CANDIDATE', () => 'That suits me well. Which round comes first, and how should I prepare?'],
    ],
  },
  {
    unread: 0,
    lines: [
      [
        68,
        'COMPANY',
        ({ candidate, recruiter }) =>
          `Good morning ${candidate}, this is ${recruiter}. Your interview takes 45 minutes and is about your own work. There is nothing to prepare.`,
      ],
      [66, 'CANDIDATE', ({ recruiter }) => `Thank you ${recruiter}, I will be there.`],
    ],
  },
  {
    unread: 1,
    lines: [
      [
        30,
        'COMPANY',
        ({ candidate }) =>
          `Hello ${candidate}, could you tell us which of your projects went into production?`,
      ],
      [
        28,
        'CANDIDATE',
        () =>
          'The sign-up of new merchants and the search. Both run today; about 3,000 people a day use the first.',
      ],
      [0.7, 'CANDIDATE', () => 'I can send a few pages about the second, if that is of use.'],
    ],
  },
];

/** Opens the conversations of applications and requests, with the same ids in every fill. */
async function openAll(db: Db): Promise<void> {
  await sql`
    insert into message_threads (id, company_id, candidate_id, created_at)
    select ${sql.raw(fixedIdOf('a.company_id::text || a.candidate_id::text'))}, a.company_id, a.candidate_id, min(a.created_at)
      from applications a group by a.company_id, a.candidate_id`.execute(db);
}

/** Pairs of the demo candidate, and of the demo recruiter's company. */
async function listPairs(db: Db, candidateId: string, knownSince: Date): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    with pairs as (
      select t.*, t.candidate_id = ${candidateId}::uuid as is_own,
             row_number() over (partition by t.candidate_id = ${candidateId}::uuid
               order by t.created_at desc, t.id) as place
        from message_threads t
        join companies c on c.id = t.company_id and c.approval_status = 'APPROVED'
        join users f on f.id = c.founder_id
       where t.created_at < ${knownSince}
         and (t.candidate_id = ${candidateId}::uuid) <> (f.email = 'recruiter@medallist.test'))
    select p.id as thread_id, p.company_id, p.candidate_id, c.founder_id, u.first_name as candidate,
           f.first_name as recruiter, j.title as job
      from pairs p
      join companies c on c.id = p.company_id
      join users u on u.id = p.candidate_id and u.status = 'ACTIVE'
      join users f on f.id = c.founder_id
      join lateral (select jobs.title from applications a join jobs on jobs.id = a.job_id
        where a.company_id = p.company_id and a.candidate_id = p.candidate_id
        order by a.created_at limit 1) j on true
     where p.place <= case when p.is_own then 4 else 12 end
     order by p.is_own desc, p.place`.execute(db);
  return rows;
}

async function write(
  db: Db,
  pair: Pair,
  { unread, lines }: Talk,
  moment: Moment,
  index: number,
): Promise<void> {
  const random = new Random(SEED + index);
  const { threadId, candidateId, founderId } = pair;
  const writers = { CANDIDATE: candidateId, COMPANY: founderId };
  const said = lines.map(([hoursAgo, side, text], place) => {
    // Shifts every conversation a little against the one before it.
    const sentAt = new Date(moment.now.getTime() - (hoursAgo + index * 0.4) * HOUR_MS);
    const words = { number: place + 1, side, text: text(pair), sentAt };
    return { id: random.id(sentAt), threadId, senderId: writers[side], ...words };
  });
  const last = said.at(-1);
  if (!last) return;
  await db.insertInto('messages').values(said).execute();
  await db
    .updateTable('messageThreads')
    .set({
      lastNumber: last.number,
      lastMessageAt: last.sentAt,
      isAnswered: said.some(({ side }) => side === 'CANDIDATE'),
    })
    .where('id', '=', threadId)
    .execute();
  const readers = Object.entries(writers).map(([side, userId]) => ({
    threadId,
    userId,
    unreadCount: side === last.side ? 0 : unread,
    hasWritten: said.some((message) => message.side === side),
    mailDueAt: null,
  }));
  await db.insertInto('messageReaders').values(readers).execute();
}

/** Opens every conversation and fills some of them; each demo account has read some and not others. */
export async function addConversations(db: Db, moment: Moment, demoCandidate: string): Promise<void> {
  await openAll(db);
  const knownSince = new Date(moment.now.getTime() - KNOWN_HOURS * HOUR_MS);
  for (const [index, pair] of (await listPairs(db, demoCandidate, knownSince)).entries()) {
    const talk = TALKS[index % TALKS.length];
    if (talk) await write(db, pair, talk, moment, index);
  }
}
