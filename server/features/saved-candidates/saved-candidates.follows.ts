import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import {
  candidateSaved,
  candidateUnsaved,
  savedNoteWritten,
  savedTagsChanged,
} from './saved-candidates.events.ts';

export const auditEntries = [
  on(candidateSaved, async (db, { companyId, candidateId: subjectId, ...deed }) => {
    const summary = `Saved ${await users.nameOf(db, subjectId)}`;
    await audit.record(db, deed, { action: 'saved_candidate.saved', companyId, subjectId, summary });
  }),
  on(candidateUnsaved, async (db, { companyId, candidateId: subjectId, ...deed }) => {
    const summary = `Took ${await users.nameOf(db, subjectId)} off the saved list`;
    await audit.record(db, deed, { action: 'saved_candidate.removed', companyId, subjectId, summary });
  }),
  on(savedTagsChanged, async (db, { companyId, candidateId: subjectId, before, after, ...deed }) => {
    await audit.record(db, deed, {
      action: 'saved_candidate.tagged',
      subjectId,
      companyId,
      summary: `Changed the tags of ${await users.nameOf(db, subjectId)}`,
      before: { tags: before },
      after: { tags: after },
    });
  }),
  on(savedNoteWritten, async (db, { companyId, candidateId: subjectId, isEmpty, ...deed }) => {
    await audit.record(db, deed, {
      action: 'saved_candidate.noted',
      subjectId,
      companyId,
      summary: `${isEmpty ? 'Emptied' : 'Wrote'} the team note about ${await users.nameOf(db, subjectId)}`,
    });
  }),
];
