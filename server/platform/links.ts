let origin = '';
let support = '';
/** What admins have put in its place, while they have. */
let chosenSupport: string | null = null;

/** Where people reach the product and its makers, for mails and pages. */
export function configureLinks(appOrigin: string, supportEmail: string): void {
  origin = appOrigin.replace(/\/$/, '');
  support = supportEmail;
}

/** An absolute address of a path of the web. */
export function linkTo(path: string): string {
  return `${origin}${path}`;
}

export function chooseSupportAddress(address: string | null): void {
  chosenSupport = address;
}

export function supportAddress(): string {
  return chosenSupport ?? support;
}
