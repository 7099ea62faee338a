import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/core/errors.ts';
import { type Figures, withFigures } from '#contract/settings/figures.ts';
import { STYLE_NONCE } from '#contract/style-nonce.ts';
import type { Db } from '#server/db/schema/database.ts';
import { sendError } from '#server/http/errors.ts';
import { FALLBACK, findablePaths, readPages } from './built-pages.ts';
import { registerDocumentFrame } from './document-frame.ts';
import { type Drawing, openDrawing, withMain } from './drawing.ts';
import { WORKER_POLICY } from './security-headers.ts';
import { registerSiteMap, type SiteMapSource } from './site-map.ts';

/** What the server knows about a page that is not prerendered: its head, and whether it is gone. */
export interface PageHead {
  /** Escaped HTML for the end of <head>; the policy lets no script of its run. */
  head: string;
  title: string;
  status: number;
}

export interface HeadSource {
  readonly pattern: RegExp;
  readonly read: (db: Db, id: string) => Promise<PageHead>;
}

/** What the features add to the built pages. */
export interface PageSources {
  readonly heads: readonly HeadSource[];
  readonly addresses: readonly SiteMapSource[];
  /** What the pages say of the terms, as they hold now. */
  readonly figures: () => Figures;
}

const YEAR_SECONDS = 31_536_000;
/** What is no page has no fallback: a file of an older build is gone, not the start page under its name. */
const DATA_PATHS = /^\/((api|dev|docs|assets)(\/|$)|sw\.js$)/;
const WORKER = 'sw.js';

/** Serves the built web: hashed assets for ever, prerendered pages, and the fallback for every other path. */
export async function serveWeb(
  app: FastifyInstance,
  db: Db,
  folder: string,
  { heads, addresses, figures }: PageSources,
  hasWorker: boolean,
): Promise<void> {
  const pages = readPages(folder);
  const draw = await openDrawing(app, folder);
  registerSiteMap(app, db, findablePaths(pages), addresses);
  registerDocumentFrame(app);
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      // Where there is to be no worker, those that browsers have find none and leave.
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', ...(hasWorker ? [] : [WORKER])],
      index: false,
      preCompressed: true,
      // The file may be one of those that are squeezed already.
      setHeaders(reply, file) {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`);
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        // Nothing in them is a secret, and the frame of documents that fetches one has no origin.
        if (isHashed) reply.header('access-control-allow-origin', '*');
        if (file.startsWith(path.join(folder, WORKER)))
          reply.header('content-security-policy', WORKER_POLICY);
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
    const found = await headFor(pathname);
    const drawing = await draw(request.url, request.ip);
    const built = pages.get(drawing?.built ?? (pathname.replace(/\/$/, '') || '/')) ?? pages.get(FALLBACK);
    if (!built)
      return sendError(new AppError('UNAVAILABLE', { message: 'The web is not built.' }), request, reply);
    const nonce = randomBytes(16).toString('base64');
    // Before the data is put in, which could say the same words.
    const html = withFigures(built.html.replaceAll(STYLE_NONCE, nonce), figures());
    return reply
      .status(found?.status ?? 200)
      .headers({ 'content-security-policy': built.policy(nonce, drawing?.main), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(withData(html, found, drawing));
  }

  async function headFor(pathname: string): Promise<PageHead | undefined> {
    for (const { pattern, read } of heads) {
      const id = pattern.exec(pathname)?.[1];
      if (id) return read(db, id);
    }
    return undefined;
  }
}

function withData(html: string, found: PageHead | undefined, drawing: Drawing | undefined): string {
  const titled = found ? html.replace(/<title>[^<]*<\/title>/, () => `<title>${found.title}</title>`) : html;
  const headed = titled.replace('</head>', () => `${found?.head ?? ''}${drawing?.head ?? ''}</head>`);
  return drawing ? withMain(headed, drawing.main) : headed;
}
