/** What separates a token from the one before it, as far as it matters for names. */
export type Joint = 'start' | 'none' | 'space' | 'soft' | 'slash' | 'and' | 'mark' | 'break';

export interface Token {
  kind: 'word' | 'number' | 'sign' | 'quoted';
  /** Lower case without accents; numbers in plain digits; one spelling for each sign. */
  key: string;
  start: number;
  end: number;
  joint: Joint;
  /** Followed by a plus: `3+`, `30L+`. */
  isOpen: boolean;
}

/** Sticky, and linear in time: no part can match in two ways. */
const PATTERNS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['quoted', /"[^"]*"|“[^“”]*”/y],
  ['number', /\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?/y],
  [
    'word',
    /(?:(?<![\p{L}\p{N}])\.(?=net(?![\p{L}\p{N}])))?\p{L}[\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}\p{N}]+)*/iuy,
  ],
  ['sign', /<=?|>=?|≤|≥|₹/y],
];

const SIGNS: Readonly<Record<string, string>> = { '≤': '<=', '≥': '>=' };

function keyOf(kind: Token['kind'], text: string): string {
  if (kind === 'number') return text.replaceAll(',', '');
  if (kind !== 'word') return SIGNS[text] ?? text;
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** `C++`, `C#` and `F#`: signs that belong to a one-letter name. */
function signsOfName(text: string, end: number): number {
  if (text.startsWith('++', end)) return 2;
  return text[end] === '#' ? 1 : 0;
}

function jointOf(between: string, isFirst: boolean): Joint {
  if (isFirst) return 'start';
  if (between === '') return 'none';
  const signs = between.trim();
  if (signs === '') return between.includes('\n') ? 'break' : 'space';
  if (/^[.\-–—_]$/.test(signs)) return 'soft';
  if (signs === '/') return 'slash';
  if (/^[,()]$/.test(signs)) return 'mark';
  return signs === '&' ? 'and' : 'break';
}

const OPEN = /^\+(?![\p{L}\p{N}+])/u;

function match(text: string, at: number): { kind: Token['kind']; end: number } | undefined {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return { kind, end: pattern.lastIndex };
  }
  return undefined;
}

/** The words, numbers and signs of a text, in order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (let at = 0; at < text.length; ) {
    const found = match(text, at);
    if (!found) {
      at += String.fromCodePoint(text.codePointAt(at) ?? 0).length;
      continue;
    }
    const { kind } = found;
    let { end } = found;
    if (kind === 'word' && end - at === 1) end += signsOfName(text, end);
    const key = keyOf(kind, text.slice(at, end));
    const isOpen = (kind === 'number' || kind === 'word') && OPEN.test(text.slice(end, end + 2));
    const joint = jointOf(text.slice(last, at), tokens.length === 0);
    tokens.push({ kind, key, start: at, end: isOpen ? end + 1 : end, joint, isOpen });
    at = isOpen ? end + 1 : end;
    last = at;
  }
  return tokens;
}
