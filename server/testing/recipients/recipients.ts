import { expect } from 'vitest';
import type { UserType } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import { REACTIONS } from '#server/features.ts';
import { listEvents, on, registerReactions, type Subscription } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import type { TestAccount } from '#server/testing/factories/accounts.ts';
import type { TestServer } from '#server/testing/server.ts';
import { leadsSomewhere } from './screens.ts';

export interface Told {
  notices: string[];
  mails: string[];
}

/** For an event without recipients. */
export const NOBODY: Told = { notices: [], mails: [] };

interface Message {
  id: string;
  channel: keyof Told;
  /** The id of the account, or an address. */
  to: string;
  links: string[];
}

function ownLinksIn(text: string): string[] {
  const origin = linkTo('');
  return text
    .split(/\s+/)
    .filter((word) => word.startsWith(`${origin}/`))
    .map((word) => word.slice(origin.length));
}

async function listMessages(db: Db): Promise<Message[]> {
  const notices = await db.selectFrom('notifications').select(['id', 'userId', 'link']).execute();
  const mails = await db.selectFrom('mails').select(['id', 'toAddress', 'textBody']).execute();
  return [
    ...notices.map(({ id, userId, link }) => ({
      id,
      channel: 'notices' as const,
      to: userId,
      links: link ? [link] : [],
    })),
    ...mails.map(({ id, toAddress, textBody }) => ({
      id,
      channel: 'mails' as const,
      to: toAddress,
      links: ownLinksIn(textBody),
    })),
  ];
}

/** Records, for each new message, the event whose reaction wrote it, and which events occurred. */
class Watch {
  readonly seen: Set<string>;
  readonly causes = new Map<string, string>();
  readonly fired = new Set<string>();

  constructor(before: readonly Message[]) {
    this.seen = new Set(before.map(({ id }) => id));
  }

  /** An event emitted inside another's reaction claims its messages first. */
  wrap({ kind, reaction }: Subscription): Subscription {
    const run = reaction as (db: Db, payload: unknown) => Promise<void>;
    return on(kind, async (db, payload) => {
      await run(db, payload);
      for (const { id } of await listMessages(db)) {
        if (!this.seen.has(id)) this.causes.set(id, kind.name);
        this.seen.add(id);
      }
    });
  }

  subscriptions(): Subscription[] {
    const witnesses = listEvents().map((kind) =>
      on(kind, async () => {
        this.fired.add(kind.name);
      }),
    );
    return [...witnesses, ...REACTIONS.map((one) => this.wrap(one))];
  }
}

async function expectLivingLinks(db: Db, messages: readonly Message[]): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'email', 'userType']).execute();
  const kinds = new Map<string, UserType>(
    users.flatMap(({ id, email, userType }) => [
      [id, userType],
      [email, userType],
    ]),
  );
  const dead = messages.flatMap(({ to, links }) =>
    links.filter((link) => !leadsSomewhere(link, kinds.get(to))),
  );
  expect(dead).toEqual([]);
}

/**
 * Performs an action and returns whom each event notified, by the names of the cast; addresses outside the
 * cast are returned as they are. Messages that no event's reaction sent are under "unannounced". Every link
 * must lead to a screen that its reader can see.
 */
export async function toldBy(
  server: TestServer,
  cast: Readonly<Record<string, TestAccount>>,
  act: () => Promise<unknown>,
): Promise<Record<string, Told>> {
  const before = await listMessages(server.db);
  const watch = new Watch(before);
  registerReactions(watch.subscriptions());
  try {
    await act();
  } finally {
    registerReactions(REACTIONS);
  }
  const old = new Set(before.map(({ id }) => id));
  const messages = (await listMessages(server.db)).filter(({ id }) => !old.has(id));
  await expectLivingLinks(server.db, messages);
  const names = new Map(
    Object.entries(cast).flatMap(([name, { id, email }]) => [
      [id, name],
      [email, name],
    ]),
  );
  const told: Record<string, Told> = {};
  for (const event of watch.fired) told[event] = { notices: [], mails: [] };
  for (const { id, channel, to } of messages) {
    const event = watch.causes.get(id) ?? 'unannounced';
    told[event] ??= { notices: [], mails: [] };
    told[event][channel].push(names.get(to) ?? to);
  }
  for (const { notices, mails } of Object.values(told)) {
    notices.sort();
    mails.sort();
  }
  return told;
}
