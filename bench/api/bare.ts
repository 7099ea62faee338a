import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import pg from 'pg';
import type { Answered } from './captured.ts';

/** The server without checks: the same statements in the same order, the same bytes. */
const [, , file = ''] = process.argv;
const answers: Record<string, Answered> = JSON.parse(await readFile(file, 'utf8'));
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DB_POOL_SIZE),
});
const app = Fastify();

app.get('/readyz', async () => ({ isReady: true }));
app.get('/*', async ({ url }, reply) => {
  const answer = answers[url];
  if (!answer) return reply.status(404).send();
  for (const statement of answer.statements) await pool.query(statement);
  return answer.body;
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
