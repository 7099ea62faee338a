import { defineSweep } from '#server/platform/tasks.ts';
import { endSilent } from './claims.service.ts';

export const endSilentClaims = defineSweep('endSilentClaims', (db) => db.transaction().execute(endSilent));
