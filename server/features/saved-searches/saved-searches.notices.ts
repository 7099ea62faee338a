import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { headlineOf } from './headline.ts';
import { searchesFound } from './saved-searches.events.ts';
import { SEARCHES } from './search-kinds.ts';

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
