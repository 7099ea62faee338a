let origin = '';

/** Where people reach the product, for links in mails. */
export function configureLinks(appOrigin: string): void {
  origin = appOrigin.replace(/\/$/, '');
}

/** An absolute address of a path of the web. */
export function linkTo(path: string): string {
  return `${origin}${path}`;
}
