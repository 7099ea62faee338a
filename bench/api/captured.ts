import { openApp } from '../kit/own-app.ts';
import { type Statement, statementsOf } from '../kit/statements.ts';

export interface Answered {
  /** What it asks of the database, as it is asked. */
  statements: Statement[];
  body: unknown;
}

/** What the API says to each address, and what it asks of the database for that. */
export async function capture(
  env: Record<string, string>,
  paths: readonly string[],
  token: string,
): Promise<Record<string, Answered>> {
  await using app = await openApp(env);
  const answers: Record<string, Answered> = {};
  for (const url of paths) {
    let body: unknown;
    const waves = await statementsOf(async () => {
      const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`);
      body = answer.json();
    });
    answers[url] = { statements: waves.flat(), body };
  }
  return answers;
}
