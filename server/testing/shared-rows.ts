import type pg from 'pg';

/** The key of a row of each table in the recorded set. A membership and its user are locked separately. */
const TABLES = {
  users: ['', 'id'],
  sessions: ['', 'id'],
  companies: ['', 'id'],
  company_members: ['member ', 'user_id'],
} as const;

/**
 * For the test database: refuses every change of a row that the same transaction has locked in shared mode at
 * its start, because two concurrent calls that do so would deadlock. So every test also checks that endpoints
 * declare `alone` correctly.
 */
export const REFUSE_CHANGES_OF_SHARED_ROWS = `
  create function refuse_change_of_shared_row() returns trigger language plpgsql as $$
  begin
    if position(tg_argv[0] || (to_jsonb(old) ->> tg_argv[1]) in current_setting('testing.shared_rows', true)) > 0 then
      raise exception '% is changed where the caller is held shared: say alone in the endpoint', tg_table_name;
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end $$;
  ${Object.entries(TABLES)
    .map(
      ([table, [prefix, key]]) => `create trigger shared_row before update or delete on ${table}
        for each row execute function refuse_change_of_shared_row('${prefix}', '${key}');`,
    )
    .join('\n')}`;

/** The statements with which a transaction locks its caller, and what each of them locks in shared mode. */
const SHARED = new Map([
  ['/*@account_shared*/', 'u.id, s.id'],
  ['/*@account_alone*/', ''],
  ['/*@company_shared*/', "u.id, s.id, c.id, 'member ' || m.user_id"],
  ['/*@company_alone*/', "u.id, s.id, 'member ' || m.user_id"],
  ['/*@team_alone*/', 'u.id, s.id, c.id'],
]);

/** Records the rows of those statements for the trigger. */
export function noteSharedRows(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (...query: unknown[]) => unknown;
  client.query = ((text: unknown, ...rest: unknown[]) =>
    send(typeof text === 'string' ? noting(text) : text, ...rest)) as typeof client.query;
}

function noting(text: string): string {
  const mark = /^\/\*@(?:account|company|team)_\w+\*\//.exec(text)?.[0];
  if (!mark) return text;
  const rows = SHARED.get(mark);
  if (rows === undefined) throw new Error(`What does ${mark} hold shared?`);
  const note = `set_config('testing.shared_rows', concat_ws(' ', ${rows || "''"}), true)`;
  return text.replace(/\bselect\b/, `select ${note} as noted,`);
}
