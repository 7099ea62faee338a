let origin = '';
let support = '';
/** The address that admins have set instead, if any. */
let chosenSupport: string | null = null;

/** Sets the origin and the support address for mails and pages. */
export function configureLinks(appOrigin: string, supportEmail: string): void {
  origin = appOrigin.replace(/\/$/, '');
  support = supportEmail;
}

/** An absolute address for a path of the web. */
export function linkTo(path: string): string {
  return `${origin}${path}`;
}

export function chooseSupportAddress(address: string | null): void {
  chosenSupport = address;
}

export function supportAddress(): string {
  return chosenSupport ?? support;
}
