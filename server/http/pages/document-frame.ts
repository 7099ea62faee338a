import type { FastifyInstance } from 'fastify';
import { html } from 'ghtml';
import * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { sendError } from '#server/http/errors.ts';

/**
 * An opaque origin, so that nothing in the frame can reach a session, and only our own scripts: the contents
 * of a mail or a file are shown here and can do nothing.
 */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  'img-src blob: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');

/** The built file, or the source file in development. */
const Query = z.object({
  script: z.string().regex(/^\/(assets\/[\w-]+\.js|web\/ui\/files\/frame\/[\w.?&=-]+)$/),
});

const STYLE =
  'html{background:#fff;color:#101f32}body{margin:0}img{display:block;width:100%;height:auto}img+img{margin-top:8px}';

/** The document in which the web shows mails and files; see web/ui/files/document-frame.tsx. */
export function registerDocumentFrame(app: FastifyInstance): void {
  app.get('/document-frame', async (request, reply) => {
    const query = Query.safeParse(request.query);
    if (!query.success) return sendError(new AppError('NOT_FOUND'), request, reply);
    return reply
      .headers({ 'content-security-policy': FRAME_POLICY, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(
        html`<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Document</title><style>${STYLE}</style><script type="module" crossorigin="anonymous" src="${query.data.script}"></script></head><body></body></html>`,
      );
  });
}
