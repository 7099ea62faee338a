import { linkTo } from '#server/platform/links.ts';

const COVER = '••••••';
/** Six digits that stand alone: not a colour, part of an invoice number, or part of an id. */
const CODE = /(?<![#/\w-])\d{6}(?![\w-])/g;
const LINK = /(https?:\/\/[^\s/?#"'<>]+)([^\s?#"'<>]*)(?:[?#][^\s"'<>]*)?/g;
/** A path segment that names a screen or a row; any other segment may be a secret. */
const PLAIN_STEP = /^([a-z][a-z-]{0,30}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** In the format of the mail about an interview. */
const PASSWORD_LINE = /^Password: .*$/gm;
const PASSWORD_CELL = /(>Password<\/td><td[^>]*>)[^<]*/g;

/** The target of a link: for our own links the path without secrets, for a meeting only its origin. */
function withoutKey(_link: string, origin: string, path: string): string {
  if (origin !== linkTo('')) return path.length > 1 ? `${origin}/…` : origin;
  const steps = path.split('/').map((step) => (step === '' || PLAIN_STEP.test(step) ? step : COVER));
  return origin + steps.join('/');
}

/** For the subject of a mail, or a mail server's response: without codes and working links. */
export function withoutSecrets(text: string): string {
  return text.replace(LINK, withoutKey).replace(CODE, COVER);
}

export function textWithoutSecrets(text: string): string {
  return withoutSecrets(text).replace(PASSWORD_LINE, `Password: ${COVER}`);
}

export function htmlWithoutSecrets(html: string): string {
  return withoutSecrets(html).replace(PASSWORD_CELL, `$1${COVER}`);
}
