import { withoutInvisible } from './plain-signs.ts';

/** A name of a host in any script. */
const HOST = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u;

/** Zod's pattern, and top-level domains of other scripts in ASCII (`xn--h2brj9c`). */
export const ADDRESS =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/** The host as the network knows it (`xn--…`); as it is where it has no such form. */
function asciiHost(host: string): string {
  if (/^[\x21-\x7e]*$/.test(host) || !HOST.test(host) || !URL.canParse(`http://${host}`)) return host;
  return new URL(`http://${host}`).hostname;
}

/** A mail address as mail servers take it: nothing invisible, and the domain of any script in ASCII. */
export function plainAddress(text: string): string {
  const address = withoutInvisible(text.normalize('NFKC')).trim();
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${asciiHost(address.slice(at + 1))}`;
}

/** What ends a link in a sentence rather than belonging to it. */
const CLOSING = /[.,;:!?'"”’»।…]/u;
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };
const BARE = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u;

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** Without the signs of the sentence behind a link; a bracket stays where the link opens it. */
export function trimLink(link: string): string {
  // Counted once: a text of brackets alone would otherwise take time by the square of its length.
  const unpaired = new Map(
    Object.entries(PAIRS).map(([closing, opening]) => [
      closing,
      countOf(link, closing) - countOf(link, opening),
    ]),
  );
  let end = link.length;
  for (; end > 0; end -= 1) {
    const last = link.charAt(end - 1);
    const left = unpaired.get(last);
    if (left === undefined ? !CLOSING.test(last) : left <= 0) break;
    if (left !== undefined) unpaired.set(last, left - 1);
  }
  return link.slice(0, end);
}

/**
 * The link that somebody means: taken out of the text of an invitation, and with https where the scheme was left out.
 * A text without a link comes back as it is, to be refused.
 */
export function meantLink(text: string): string {
  const plain = withoutInvisible(text).trim();
  if (/^[a-z][a-z\d+.-]*:\S*$/i.test(plain) && !/^[\p{L}\p{N}.-]+:\d/u.test(plain)) return plain;
  const inside = /https?:\/\/\S+/i.exec(plain)?.[0];
  if (inside) return trimLink(inside);
  const bare = plain.split(/\s+/).filter((word) => BARE.test(trimLink(word)));
  const isAlone = bare.length === 1 && (bare[0] === plain || /\//.test(bare[0] ?? ''));
  return isAlone ? `https://${trimLink(bare[0] ?? '')}` : plain;
}
