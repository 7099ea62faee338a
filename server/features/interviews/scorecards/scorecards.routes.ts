import { getScorecards, sendScorecard } from '#contract/scorecards/scorecards.ts';
import { route } from '#server/http/route.ts';
import { readerOf } from './reader.ts';
import * as scorecards from './scorecards.service.ts';

export const scorecardRoutes = [
  route(getScorecards, ({ db, actor, params }) => scorecards.get(db, params.id, readerOf(actor))),
  route(sendScorecard, async ({ db, actor, params, body }) => {
    await scorecards.send(db, params.id, readerOf(actor), body);
    return scorecards.get(db, params.id, readerOf(actor));
  }),
];
