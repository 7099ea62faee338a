import { sql } from 'kysely';
import { mentionOf } from '#contract/notes.ts';
import type { Moment } from '#server/db/demo/moment.ts';
import { Random } from '#server/db/demo/random.ts';
import type { Db } from '#server/db/schema/database.ts';

const SEED = 4500;

interface Person {
  id: string;
  name: string;
}

interface Noted {
  id: string;
  companyId: string;
  candidateId: string;
  firstName: string;
}

/** The author's index in the team, how many hours ago, and the text; `to` is the mentioned colleague. */
type Line = readonly [
  by: number,
  hoursAgo: number,
  text: (subject: { firstName: string; to: string }) => string,
  to?: number,
];

const TALKS: readonly (readonly Line[])[] = [
  [
    [
      0,
      30,
      ({ firstName }) => `${firstName} explained the replay problem before I asked. Worth a second round.`,
    ],
    [1, 26, ({ to }) => `${to} can you take the systems round? You know the ledger best.`, 2],
    [2, 22, () => 'Gladly. I will ask about backfills and about what broke at night.'],
  ],
  [
    [
      1,
      50,
      ({ firstName, to }) =>
        `${to} the notice period is the only doubt. ${firstName} says it can be bought out.`,
      0,
    ],
  ],
  [
    [2, 18, () => 'Portfolio is thin on tests, strong on everything around operations.'],
    [0, 9, ({ to }) => `Thank you. ${to} please mind the pay range when you call.`, 1],
  ],
  [[0, 70, () => 'Met at the meetup in March. Asked better questions than the speaker.']],
];

/** Notes of companies about candidates; in a company with one member they are reminders. */
export async function addNotes(db: Db, moment: Moment): Promise<void> {
  const random = new Random(SEED);
  const { rows: teams } = await sql<{ companyId: string; people: Person[] }>`
    select m.company_id, json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) order by m.created_at, u.id) as people
      from company_members m join users u on u.id = m.user_id
     where m.role <> 'VIEWER' group by m.company_id`.execute(db);
  const teamOf = new Map(teams.map(({ companyId, people }) => [companyId, people]));
  const { rows: noted } = await sql<Noted>`
    select id, company_id, candidate_id, first_name from (
      select a.id, a.company_id, a.candidate_id, u.first_name,
             row_number() over (partition by a.company_id order by a.status_changed_at desc, a.id) as place
        from applications a join users u on u.id = a.candidate_id
       where a.status in ('REVIEWED', 'SHORTLISTED', 'INTERVIEW', 'OFFERED')
         and a.created_at < ${moment.daysAgo(4)}) ranked
     where place <= 6
     order by company_id, place`.execute(db);
  for (const [index, subject] of noted.entries()) {
    const team = teamOf.get(subject.companyId) ?? [];
    const lines = TALKS[index % TALKS.length] ?? [];
    for (const [by, hoursAgo, text, to] of lines) {
      const author = team[by];
      const named = to === undefined ? undefined : team[to];
      if (!author || (to !== undefined && !named)) continue;
      const createdAt = moment.inHours(-hoursAgo);
      const id = random.id(createdAt);
      const words = text({ firstName: subject.firstName, to: named ? mentionOf(named.name) : '' });
      const { id: applicationId, companyId, candidateId } = subject;
      await db
        .insertInto('applicationNotes')
        .values({ id, applicationId, companyId, candidateId, authorId: author.id, text: words, createdAt })
        .execute();
      if (named) await db.insertInto('noteMentions').values({ noteId: id, userId: named.id }).execute();
    }
  }
}
