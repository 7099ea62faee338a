import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { ANSWERS_ID } from '#contract/sent-answers.ts';

/** The exports of `web/entry.server.tsx`. */
interface Entry {
  answersOfPage: Parameters<RouterContextProvider['set']>[0];
  drawnPage(address: string): { built: string; calls: readonly string[] } | undefined;
}

/** A page rendered as visitors see it. */
export interface Drawing {
  /** The path of the built page that the main part belongs to. */
  built: string;
  main: string;
  /** Added at the end of <head>: the answers that the page was rendered from. */
  head: string;
}

export type Draw = (address: string, visitor: string) => Promise<Drawing | undefined>;

/** The part of a page that depends on data. */
const MAIN = /<main\b[\s\S]*<\/main>/;
const MINUTE = 60_000;
const KEPT_AT_MOST = 200;

/** Loads the built web for rendering; nothing is rendered if there is no build. */
export async function openDrawing(app: FastifyInstance, folder: string): Promise<Draw> {
  const file = path.join(folder, '../server/index.js');
  if (!existsSync(file)) return async () => undefined;
  const build: ServerBuild = await import(pathToFileURL(file).href);
  const { answersOfPage, drawnPage } = build.entry.module as unknown as Entry;
  const kept = new Map<string, { of: string; drawing: Drawing | undefined }>();

  return async (address, visitor) => {
    const page = drawnPage(address);
    if (!page) return undefined;
    const asked = page.calls.map(async (call) => ({ call, text: await read(call, visitor) }));
    const answers = await Promise.all(asked);
    if (answers.some(({ text }) => text === undefined)) return undefined;
    // The page says how many minutes ago something was, so the minute is part of the key.
    const of = `${Math.floor(Date.now() / MINUTE)} ${answers.map(({ text }) => text).join()}`;
    const [pathname = ''] = address.split('?');
    const before = kept.get(pathname);
    if (before?.of === of) return before.drawing;
    const data = Object.fromEntries(answers.map(({ call, text }) => [call, JSON.parse(text ?? '').data]));
    const drawing = await draw(pathname, page.built, data);
    kept.delete(pathname);
    kept.set(pathname, { of, drawing });
    const [oldest = ''] = kept.keys();
    if (kept.size > KEPT_AT_MOST) kept.delete(oldest);
    return drawing;
  };

  /** Reads as a visitor; the call counts towards the visitor's rate limits. */
  async function read(call: string, visitor: string): Promise<string | undefined> {
    const answer = await app.inject({ url: call, remoteAddress: visitor });
    return answer.statusCode === 200 ? answer.body : undefined;
  }

  async function draw(pathname: string, built: string, answers: object): Promise<Drawing | undefined> {
    const context = new RouterContextProvider();
    context.set(answersOfPage, answers);
    const handle = createRequestHandler({ ...build, prerender: [pathname] }, 'production');
    const response = await handle(new Request(new URL(pathname, 'http://localhost')), context);
    const [main] = MAIN.exec(await response.text()) ?? [];
    const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
    return main && response.ok
      ? { built, main, head: `<script type="application/json" id="${ANSWERS_ID}">${json}</script>` }
      : undefined;
  }
}

export function withMain(html: string, main: string): string {
  return html.replace(MAIN, () => main);
}
