import {
  listSavedCandidates,
  saveCandidate,
  saveCandidates,
  unsaveCandidate,
} from '#contract/search/saved-candidates.ts';
import {
  changeSavedTags,
  getSavedCandidate,
  listSavedTags,
  writeSavedNote,
} from '#contract/search/saved-details.ts';
import { type Route, route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import * as savedCandidates from './saved-candidates.service.ts';

export const routes: Route[] = [
  route(saveCandidate, ({ db, actor, params }) => savedCandidates.save(db, actor, params.id)),
  route(saveCandidates, ({ db, actor, body }) =>
    savedCandidates.saveSeveral(db, actor, [...new Set(body.candidateIds)]),
  ),
  route(unsaveCandidate, ({ db, actor, params }) => savedCandidates.remove(db, actor, params.id)),
  route(listSavedCandidates, ({ db, actor, query }) => savedCandidates.list(db, companyOf(actor), query)),
  route(listSavedTags, ({ db, actor }) => savedCandidates.listTags(db, companyOf(actor))),
  route(getSavedCandidate, ({ db, actor, params }) =>
    savedCandidates.findDetails(db, { companyId: companyOf(actor).id, candidateId: params.id }),
  ),
  route(changeSavedTags, ({ db, actor, params, body }) =>
    savedCandidates.changeTags(db, actor, params.id, body),
  ),
  route(writeSavedNote, ({ db, actor, params, body, request }) =>
    savedCandidates.writeNote(db, actor, params.id, body.note, request.ifMatch),
  ),
];
