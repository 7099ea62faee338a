import type pg from 'pg';

interface Headline {
  acknowledged?: string;
  /** Writes without a good answer: the database may contain them or not. */
  uncertain: Set<string>;
}

/** The writes that were acknowledged to clients, for comparison with the database at the end. */
export class Ledger {
  private messages = new Set<string>();
  private headlines = new Map<string, Headline>();
  acknowledged = 0;

  keepMessage(text: string): void {
    this.acknowledged += 1;
    this.messages.add(text);
  }

  /**
   * Each person saves one headline after the other, so only the last acknowledged one can be in the database.
   */
  tryHeadline(email: string, text: string): void {
    const headline = this.headlines.get(email) ?? { uncertain: new Set() };
    headline.uncertain.add(text);
    this.headlines.set(email, headline);
  }

  keepHeadline(email: string, text: string): void {
    const headline = this.headlines.get(email) ?? { uncertain: new Set() };
    headline.uncertain.delete(text);
    this.headlines.set(email, { ...headline, acknowledged: text });
    this.acknowledged += 1;
  }

  /** The acknowledged writes that are missing in the database. */
  async findLost(db: pg.Pool): Promise<string[]> {
    const messages = await db.query<{ message: string }>('select message from quick_messages');
    const stored = new Set(messages.rows.map(({ message }) => message));
    const lost = [...this.messages].filter((text) => !stored.has(text));
    const people = await db.query<{ email: string; headline: string | null }>(
      'select u.email, c.headline from candidates c join users u on u.id = c.user_id',
    );
    const headlines = new Map(people.rows.map(({ email, headline }) => [email, headline ?? '']));
    for (const [email, { acknowledged, uncertain }] of this.headlines) {
      const now = headlines.get(email) ?? '';
      if (acknowledged !== undefined && now !== acknowledged && !uncertain.has(now)) lost.push(acknowledged);
    }
    return lost;
  }
}
