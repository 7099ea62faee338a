import type * as z from 'zod';
import type { ActivityItem } from '#contract/dashboards/candidate-home.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './candidate-home.queries.ts';

type Item = z.input<typeof ActivityItem> & { at: Date };

const SHOWN = 5;
/** Many saves of one section on one day are one line, so more are read than shown. */
const CHANGES_READ = 40;

/** The latest of three sources: what the candidate was told, did, and who looked at the profile. */
export async function recentActivity(db: Db, userId: string): Promise<Item[]> {
  const items = [
    ...(await queries.listNotices(db, userId, SHOWN)).map(fromNotice),
    ...oncePerDay(await queries.listOwnChanges(db, userId, CHANGES_READ)).map(fromChange),
    ...(await queries.listViewDays(db, userId, SHOWN)).map(fromViews),
  ];
  return items.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, SHOWN);
}

type Notice = Awaited<ReturnType<typeof queries.listNotices>>[number];

function fromNotice({ id, kind, title, body, link, createdAt }: Notice): Item {
  return { id, kind, title, detail: body || null, link, at: createdAt, isWholeDay: false };
}

type Change = Awaited<ReturnType<typeof queries.listOwnChanges>>[number];

function oncePerDay(changes: readonly Change[]): Change[] {
  const latest = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.action} ${localDate(change.at)}`;
    if (!latest.has(key)) latest.set(key, change);
  }
  return [...latest.values()];
}

function fromChange({ id, action, summary, at }: Change): Item {
  const title = `You ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`;
  return { id, kind: action, title, detail: null, link: null, at, isWholeDay: false };
}

function fromViews({ day, companies }: queries.ViewDay): Item {
  const [first = '', ...others] = companies;
  const rest =
    others.length === 0
      ? ''
      : others.length === 1
        ? ` and ${others[0]}`
        : ` and ${others.length} other companies`;
  const endOfDay = toInstant(day, '23:59');
  return {
    id: `views-${day}`,
    kind: 'profile.viewed',
    title: `${first}${rest} viewed your profile`,
    detail: null,
    link: '/profile/view',
    at: endOfDay > now() ? now() : endOfDay,
    isWholeDay: true,
  };
}
