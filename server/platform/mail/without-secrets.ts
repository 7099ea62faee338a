import { linkTo } from '#server/platform/links.ts';

const COVER = '••••••';
/** Six digits that stand alone: no colour, no number of an invoice, no part of what a row is called. */
const CODE = /(?<![#/\w-])\d{6}(?![\w-])/g;
const LINK = /(https?:\/\/[^\s/?#"'<>]+)([^\s?#"'<>]*)(?:[?#][^\s"'<>]*)?/g;
/** What a screen or a row is called; whatever else stands in a path may be what opens it. */
const PLAIN_STEP = /^([a-z][a-z-]{0,30}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** As the letter about an interview has it. */
const PASSWORD_LINE = /^Password: .*$/gm;
const PASSWORD_CELL = /(>Password<\/td><td[^>]*>)[^<]*/g;

/** Where it led: of ours the path, of a meeting the place alone. */
function withoutKey(_link: string, origin: string, path: string): string {
  if (origin !== linkTo('')) return path.length > 1 ? `${origin}/…` : origin;
  const steps = path.split('/').map((step) => (step === '' || PLAIN_STEP.test(step) ? step : COVER));
  return origin + steps.join('/');
}

/** Of a mail's subject, or of a mail server's words about it: no code, and no link that works. */
export function withoutSecrets(text: string): string {
  return text.replace(LINK, withoutKey).replace(CODE, COVER);
}

export function textWithoutSecrets(text: string): string {
  return withoutSecrets(text).replace(PASSWORD_LINE, `Password: ${COVER}`);
}

export function htmlWithoutSecrets(html: string): string {
  return withoutSecrets(html).replace(PASSWORD_CELL, `$1${COVER}`);
}
