import { addNote, deleteNote, listNotes, updateNote } from '#contract/notes.ts';
import { type Route, route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import * as notes from './notes.service.ts';

function colleagueOf(actor: Actor): notes.Colleague {
  return { userId: actor.userId, companyId: companyOf(actor).id };
}

export const routes: Route[] = [
  route(listNotes, ({ db, actor, params, query }) => notes.list(db, colleagueOf(actor), params.id, query)),
  route(addNote, ({ db, actor, params, body }) => notes.add(db, colleagueOf(actor), params.id, body)),
  route(updateNote, ({ db, actor, params, body }) => notes.update(db, colleagueOf(actor), params.id, body)),
  route(deleteNote, async ({ db, actor, params }) => {
    await notes.remove(db, colleagueOf(actor), params.id);
    return undefined;
  }),
];
