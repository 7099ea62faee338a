import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { questionMarked } from './questions.events.ts';

const DONE = {
  OPEN: { action: 'question.reopened', summary: 'Marked a question as open', from: 'ANSWERED' },
  ANSWERED: { action: 'question.answered', summary: 'Marked a question as answered', from: 'OPEN' },
} as const;

export const traces = [
  on(questionMarked, (db, { questionId, to, adminId, ip }) => {
    const { action, summary, from } = DONE[to];
    return audit.record(db, {
      actorId: adminId,
      action,
      subjectId: questionId,
      summary,
      before: { state: from },
      after: { state: to },
      ip,
    });
  }),
];
