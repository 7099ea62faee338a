import type { ClientBase } from 'pg';

interface Lexeme {
  text: string;
  /** From 1, within the word. */
  at: number;
}

interface Parsed {
  lexemes: Lexeme[];
  span: number;
}

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * Produces the same search words as the server would, without asking it for every person: it parses each
 * different word once, and a text is the sequence of its words.
 */
export class WordReader {
  private readonly known = new Map<string, Parsed>();
  private readonly client: ClientBase;

  constructor(client: ClientBase) {
    this.client = client;
  }

  async learn(texts: readonly string[]): Promise<void> {
    const unknown = new Set<string>();
    for (const text of texts) {
      for (const word of text.split(' ')) if (!this.known.has(word)) unknown.add(word);
    }
    if (unknown.size === 0) return;
    const { rows } = await this.client.query<{ word: string; lexemes: string[]; places: number[] }>(
      `select w.word, coalesce(array_agg(l.lexeme order by p.at), '{}') as lexemes,
              coalesce(array_agg(p.at::int order by p.at), '{}') as places
         from unnest($1::text[]) as w(word)
         left join lateral unnest(to_tsvector('simple', unaccent(w.word))) as l on true
         left join lateral unnest(l.positions) as p(at) on true
        group by w.word`,
      [[...unknown]],
    );
    for (const { word, lexemes, places } of rows) {
      const read = lexemes.flatMap((text, at) => (text === null ? [] : [{ text, at: places[at] ?? 0 }]));
      this.known.set(word, { lexemes: read, span: Math.max(0, ...read.map(({ at }) => at)) });
    }
  }

  /** A `tsvector` of these texts: the first with weight A, the second B, the third C. */
  vectorOf(texts: readonly [string, string, string]): string {
    const places = new Map<string, string>();
    let before = 0;
    texts.forEach((text, at) => {
      const weight = 'ABC'[at];
      for (const word of text.split(' ')) {
        const parsed = this.known.get(word);
        if (!parsed) throw new Error(`Nobody has read the word ${word}.`);
        for (const lexeme of parsed.lexemes) {
          const place = `${before + lexeme.at}${weight}`;
          const others = places.get(lexeme.text);
          places.set(lexeme.text, others === undefined ? place : `${others},${place}`);
        }
        before += parsed.span;
      }
    });
    let vector = '';
    for (const [lexeme, at] of places) vector += `${quoted(lexeme)}:${at} `;
    return vector;
  }
}
