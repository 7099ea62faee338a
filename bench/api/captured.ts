import { type Statement, statementsOf } from '#server/testing/statements.ts';
import { openApp } from '../kit/own-app.ts';
import type { Asking } from '../scale-out/paths.ts';

export interface Answered {
  /** The database statements of the answer, in order. */
  statements: Statement[];
  body: unknown;
}

/** The API's answer to each address, with the database statements behind it. */
export async function capture(
  env: Record<string, string>,
  askings: readonly Asking[],
): Promise<Record<string, Answered>> {
  await using app = await openApp(env);
  const answers: Record<string, Answered> = {};
  const asked = askings.flatMap(({ paths, headers }) => paths.map((url) => ({ url, headers })));
  for (const request of asked) {
    let body: unknown;
    const statements = await statementsOf(async () => {
      const answer = await app.inject(request);
      if (answer.statusCode !== 200) throw new Error(`${request.url} answers ${answer.statusCode}`);
      body = answer.json();
    });
    answers[request.url] = { statements, body };
  }
  return answers;
}
