import { gzipSync } from 'node:zlib';
import { STYLE_NONCE } from '#contract/style-nonce.ts';

const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+)(#?)"\/>/g;
/** A smaller stylesheet takes longer to be asked for than to be read: bytes, as gzip leaves them. */
const LEAST_BYTES = 1500;

/** A page whose small stylesheets stand in it, each in its place, so that the first picture waits for fewer. */
export function withStylesInPage(html: string, read: (file: string) => string): string {
  return html.replace(SHEET, (link, file: string, mark: string) => {
    const css = read(file);
    if (gzipSync(css).length >= LEAST_BYTES || css.includes('</')) return link;
    return `<style nonce="${STYLE_NONCE}" data-file="${file}${mark}">${css.trim()}</style>`;
  });
}

/** Runs in the page before React, which finds the stylesheets as it would have written them. */
export const FETCH_STYLES = `for (const style of document.querySelectorAll("style[data-file]")) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: style.dataset.file });
  link.onload = () => style.remove();
  style.after(link);
}`;
