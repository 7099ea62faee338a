let origin = '';
let support = '';

/** Where people reach the product and its makers, for mails and pages. */
export function configureLinks(appOrigin: string, supportEmail: string): void {
  origin = appOrigin.replace(/\/$/, '');
  support = supportEmail;
}

/** An absolute address of a path of the web. */
export function linkTo(path: string): string {
  return `${origin}${path}`;
}

export function supportAddress(): string {
  return support;
}
