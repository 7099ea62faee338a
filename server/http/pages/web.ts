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
  /** Escaped HTML for the end of <head>; the policy allows no script in it. */
  head: string;
  title: string;
  status: number;
}

export interface HeadSource {
  readonly pattern: RegExp;
  readonly read: (db: Db, id: string) => Promise<PageHead>;
}

/** What the features contribute to the built pages. */
export interface PageSources {
  readonly heads: readonly HeadSource[];
  readonly addresses: readonly SiteMapSource[];
  /** The current terms shown on the pages. */
  readonly figures: () => Figures;
}

const YEAR_SECONDS = 31_536_000;
/** Paths that never fall back to a page: a file of an older build is a 404, not the start page. */
const DATA_PATHS = /^\/((api|dev|docs|assets)(\/|$)|sw\.js$)/;
const WORKER = 'sw.js';

/**
 * Serves the built web: hashed assets with a permanent cache, prerendered pages, and the fallback for every
 * other path.
 */
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
      // With the worker switched off, browsers that have it get a 404 and unregister it.
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', ...(hasWorker ? [] : [WORKER])],
      index: false,
      preCompressed: true,
      // The file may be a compressed variant.
      setHeaders(reply, file) {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`);
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        // They contain no secrets, and the document frame, which fetches one, has an opaque origin.
        if (isHashed) reply.header('access-control-allow-origin', '*');
        if (file.startsWith(path.join(folder, WORKER)))
          reply.header('content-security-policy', WORKER_POLICY);
      },
    });
  }
  // A route instead of the not-found handler, because only answers of routes are compressed.
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
    // Before data is inserted, which could contain the placeholder.
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
