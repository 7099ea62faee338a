import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { linkTo } from '#server/platform/links.ts';
import { sendError } from './errors.ts';
import { pagePolicy } from './security-headers.ts';

/** What the server knows about a page that is not prerendered: its head, and whether it is gone. */
export interface PageHead {
  /** Escaped HTML for the end of <head>; its own inline scripts are hashed into the policy. */
  head: string;
  title: string;
  status: number;
}

export interface HeadSource {
  readonly pattern: RegExp;
  readonly read: (db: Db, id: string) => Promise<PageHead>;
}

const FALLBACK = '__spa-fallback.html';
const YEAR_SECONDS = 31_536_000;
const DATA_PATHS = /^\/(api|dev|docs)(\/|$)/;
const OWN_ADDRESS = /(<link rel="canonical" href="|<meta property="og:url" content=")(\/[^"]*)/g;

/** Serves the built web: hashed assets for ever, prerendered pages, and the fallback for every other path. */
export async function serveWeb(
  app: FastifyInstance,
  db: Db,
  folder: string,
  sources: readonly HeadSource[],
): Promise<void> {
  const pages = readPages(folder);
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
      index: false,
      preCompressed: true,
      setHeaders(reply, file) {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`);
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  // A route, not the handler of what is not found: only the answers of routes are compressed.
  app.get('/*', async (request, reply) => {
    const [pathname = ''] = request.url.split('?');
    if (DATA_PATHS.test(pathname)) return sendError(new AppError('NOT_FOUND'), request, reply);
    return sendPage(request, reply, pathname);
  });
  app.setNotFoundHandler((request, reply) => sendError(new AppError('NOT_FOUND'), request, reply));

  async function sendPage(request: FastifyRequest, reply: FastifyReply, pathname: string) {
    const html = pages.get(pathname.replace(/\/$/, '') || '/') ?? pages.get(FALLBACK);
    if (!html)
      return sendError(new AppError('UNAVAILABLE', { message: 'The web is not built.' }), request, reply);
    const found = await headFor(pathname);
    const page = found ? withHead(html, found) : html;
    return reply
      .status(found?.status ?? 200)
      .headers({ 'content-security-policy': pagePolicy(page), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page);
  }

  async function headFor(pathname: string): Promise<PageHead | undefined> {
    for (const { pattern, read } of sources) {
      const id = pattern.exec(pathname)?.[1];
      if (id) return read(db, id);
    }
    return undefined;
  }
}

function withHead(html: string, { head, title }: PageHead): string {
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${head}</head>`);
}

function readPages(folder: string): Map<string, string> {
  const pages = new Map<string, string>();
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const route = file === FALLBACK ? FALLBACK : `/${file.replace(/\/?index\.html$/, '')}`;
    pages.set(route, withOrigin(readFileSync(path.join(folder, file), 'utf8')));
  }
  return pages;
}

/** Pages are built before anyone knows where they will be served. */
function withOrigin(html: string): string {
  return html.replaceAll(OWN_ADDRESS, (_all, start: string, own: string) => start + linkTo(own));
}
