import * as notifications from '#server/features/notifications/notifications.service.ts';
import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { type FoundBySearch, type SearchesFound, searchesFound } from './saved-searches.events.ts';
import { tokenFor } from './saved-searches.service.ts';
import { SEARCHES } from './search-kinds.ts';

/** For example `3 new jobs match your saved searches`. */
function headlineOf({ kind, total, searches }: SearchesFound): string {
  const [one, several] = SEARCHES[kind].nouns;
  const what = total === 1 ? `1 new ${one} matches` : `${total} new ${several} match`;
  return `${what} your saved ${searches.length === 1 ? 'search' : 'searches'}`;
}

export const notices = [
  on(searchesFound, async (db, found) => {
    const [first, ...others] = found.searches;
    if (!first) return;
    await notify(db, [found.userId], {
      kind: 'search.found',
      title: headlineOf(found),
      body: found.searches.map(({ name }) => name).join('; '),
      link: others.length === 0 ? first.path : SEARCHES[found.kind].home,
    });
  }),
];

function sectionOf({ name, path, finds, total }: FoundBySearch) {
  const rest = total - finds.length;
  return {
    title: name,
    links: finds.map(({ title, note, path: to }) => ({ label: title, note, url: linkTo(to) })),
    ...(rest > 0 && { more: { label: `and ${rest} more`, url: linkTo(path) } }),
  };
}

function newsMail(found: SearchesFound, to: string, firstName: string): Mail {
  const title = headlineOf(found);
  const unsubscribeUrl = linkTo(`/unsubscribe/searches?token=${tokenFor(found.userId)}`);
  const parts = {
    title,
    paragraphs: [`Hello ${firstName}, this is new since your last mail.`],
    sections: found.searches.map(sectionOf),
    action: { label: 'See your saved searches', url: linkTo(SEARCHES[found.kind].home) },
    footnote: 'You get this mail at most once a day, because you saved a search with daily mail.',
    smallLink: { label: 'Unsubscribe', url: unsubscribeUrl },
  };
  return { to, subject: title, text: renderText(parts), html: renderHtml(parts), unsubscribeUrl };
}

export const mails = [
  on(searchesFound, async (db, found) => {
    await notifications.mail(db, [found.userId], {
      kind: 'search.found',
      write: ({ to, firstName }) => newsMail(found, to, firstName),
    });
  }),
];
