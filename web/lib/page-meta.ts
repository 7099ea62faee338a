interface PublicPage {
  /** Without the name of the product. */
  title: string;
  description: string;
  /** The canonical path for visitors and search engines. */
  path: string;
  /** False for pages that only make sense as a step to another one. */
  indexed?: boolean;
}

/**
 * The head of a public page. Built pages contain bare paths, which the server completes with its configured
 * address (server/http/pages/built-pages.ts); in the browser the page keeps the origin it was served with.
 */
export function pageMeta({ title, description, path, indexed = true }: PublicPage) {
  const address = originOfPage() + path;
  return [
    { title: `${title} | Medallist` },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Medallist' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: 'summary' },
    indexed ? { tagName: 'link', rel: 'canonical', href: address } : { name: 'robots', content: 'noindex' },
  ];
}

let origin: string | undefined;

/** May differ from the address bar: a page may be opened under another name of the same server. */
function originOfPage(): string {
  if (typeof document === 'undefined') return '';
  const served = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  origin ??= new URL(served ?? '/', window.location.href).origin;
  return origin;
}
