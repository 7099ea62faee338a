import type * as z from 'zod';
import { type Page, type PageQuery, toPage } from '#contract/core/page.ts';
import type { ActivityItem } from '#contract/dashboards/activity.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './activity.queries.ts';

type Item = z.input<typeof ActivityItem> & { at: Date };

const LATEST = { page: 0, size: 5 };

/** What the candidate was told, did, and who looked at the profile. */
export async function list(db: Db, userId: string, query: PageQuery): Promise<Page<Item>> {
  const span = { userId, at: now() };
  const rows = await queries.listActivity(db, span, query);
  return toPage(rows.map(toItem), query, await queries.countActivity(db, span));
}

/** The head of the same list, for the home. */
export async function latest(db: Db, userId: string): Promise<Item[]> {
  return (await queries.listActivity(db, { userId, at: now() }, LATEST)).map(toItem);
}

function toItem(row: queries.ActivityRow): Item {
  const { id, kind, detail, link, at, source } = row;
  return { id, kind, title: titleOf(row), detail, link, at, isWholeDay: source === 'VIEWS' };
}

function titleOf({ source, title, companies }: queries.ActivityRow): string {
  if (source === 'VIEWS') return `${inWords(companies ?? [])} viewed your profile`;
  const words = title ?? '';
  return source === 'CHANGE' ? `You ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}

function inWords([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return others.length === 1 ? `${first} and ${others[0]}` : `${first} and ${others.length} other companies`;
}
