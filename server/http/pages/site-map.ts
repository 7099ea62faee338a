import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { html } from 'ghtml';
import type { Db } from '#server/db/schema/database.ts';
import { linkTo } from '#server/platform/links.ts';

/** A page whose address comes from the database. */
export interface SiteMapEntry {
  path: string;
  changedAt: Date;
}

/** Yields its entries in portions, because there may be more than fit into memory. */
export type SiteMapSource = (db: Db) => AsyncIterable<SiteMapEntry>;

/** The protocol's limit per file. */
const MAX_ENTRIES = 50_000;
const HOUR_SECONDS = 3600;

/** The longer of two matching rules applies, and each covers every path that starts with it. */
const ROBOTS = `User-agent: *
Allow: /
Disallow: /account/
Disallow: /activity
Disallow: /admin
Allow: /admin/login
Disallow: /affiliate/dashboard
Disallow: /affiliate/settings
Disallow: /applications
Disallow: /offers
Disallow: /candidate/profile
Disallow: /dashboard
Disallow: /dev/
Disallow: /home
Disallow: /interview-requests
Disallow: /jobs/saved
Disallow: /messages
Disallow: /notifications
Disallow: /profile/
Disallow: /recruiter/
Allow: /recruiter/signup
Disallow: /refer
`;

/** `/robots.txt` and `/sitemap.xml`: the public pages, then the entries of the sources. */
export function registerSiteMap(
  app: FastifyInstance,
  db: Db,
  paths: readonly string[],
  sources: readonly SiteMapSource[],
): void {
  const kept = `public, max-age=${HOUR_SECONDS}`;
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', kept)
      .type('text/plain; charset=utf-8')
      .send(`${ROBOTS}\nSitemap: ${linkTo('/sitemap.xml')}\n`),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .header('cache-control', kept)
      .type('application/xml; charset=utf-8')
      .send(Readable.from(siteMap(db, paths, sources))),
  );
}

async function* siteMap(db: Db, paths: readonly string[], sources: readonly SiteMapSource[]) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  for (const path of paths) yield `${html`<url><loc>${linkTo(path)}</loc></url>`}\n`;
  let room = MAX_ENTRIES - paths.length;
  for (const source of sources) {
    for await (const { path, changedAt } of source(db)) {
      if (room === 0) break;
      room -= 1;
      yield `${html`<url><loc>${linkTo(path)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`}\n`;
    }
  }
  yield '</urlset>\n';
}
