import type { FrameAnswer, Shown } from './frame-messages.ts';
import { drawPages } from './pdf-pages.ts';

/*
 * Runs in a frame of no origin (see server/http/pages/document-frame.ts), built as a script of its own. Whatever a
 * file brings along finds neither the session nor the page here.
 */

const answer = (message: FrameAnswer) => window.parent.postMessage(message, '*');

function picture(bytes: Blob, alt: string): HTMLImageElement {
  const image = document.createElement('img');
  image.alt = alt;
  image.src = URL.createObjectURL(bytes);
  return image;
}

/** A broken picture is told of instead of shown. */
async function show(pictures: readonly HTMLImageElement[]): Promise<void> {
  await Promise.all(pictures.map((one) => one.decode()));
  document.body.replaceChildren(...pictures);
}

/** No link of it leads anywhere: the frame would leave the document. */
function showHtml(html: string): void {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a, area')) link.removeAttribute('href');
  document.body.replaceChildren(...head.querySelectorAll('style'), ...body.childNodes);
  document.body.setAttribute('style', body.getAttribute('style') ?? '');
  // Its ground goes on below it.
  document.documentElement.style.background = document.body.style.background;
}

async function draw(shown: Shown): Promise<{ pages: number; total: number }> {
  if (shown.kind === 'html') {
    showHtml(shown.html);
    return { pages: 1, total: 1 };
  }
  const { name, bytes } = shown;
  const { pages, total } = shown.kind === 'pdf' ? await drawPages(bytes) : { pages: [bytes], total: 1 };
  await show(pages.map((page, at) => picture(page, `${name}, page ${at + 1} of ${total}`)));
  return { pages: pages.length, total };
}

window.addEventListener('message', async ({ source, data }: MessageEvent<Shown>) => {
  if (source !== window.parent) return;
  try {
    answer({ state: 'shown', ...(await draw(data)) });
  } catch {
    answer({ state: 'failed' });
  }
});
answer({ state: 'ready' });
