import type { Area } from '../area.ts';

export const interviews: Area = {
  name: 'interviews',
  tests: [
    'server/features/interviews/moves/transitions.test.ts',
    'server/features/interviews/moves/outcomes.test.ts',
  ],
  mutants: [
    {
      fault: 'a reply at its last moment is accepted',
      in: 'contract/interviews/transitions.ts',
      find: "return respondBy <= now ? 'DEADLINE_PASSED'",
      replace: "return respondBy < now ? 'DEADLINE_PASSED'",
      tests: ['server/features/interviews', 'contract/interviews'],
    },
    {
      fault: 'a third change of time is allowed',
      in: 'contract/interviews/transitions.ts',
      find: 'rescheduleCount >= MAX_RESCHEDULES',
      replace: 'rescheduleCount > MAX_RESCHEDULES',
      tests: [
        'server/features/interviews/moves/booking.test.ts',
        'server/features/interviews/moves/transitions.test.ts',
      ],
    },
    {
      fault: 'an interview that has begun is moved',
      in: 'contract/interviews/transitions.ts',
      find: "if (startsAt && startsAt <= now) return 'INTERVIEW_STARTED';",
      replace: '',
      tests: [
        'server/features/interviews/moves/booking.test.ts',
        'server/features/interviews/moves/transitions.test.ts',
      ],
    },
    {
      fault: 'a no-show can be contested after its 48 hours',
      in: 'contract/interviews/transitions.ts',
      find: 'contestedAt || since > CONTEST_HOURS * HOUR',
      replace: 'contestedAt',
    },
    {
      fault: 'the absent side can contest for the other',
      in: 'contract/interviews/transitions.ts',
      find: "if (noShowSide && noShowSide !== party) return 'FORBIDDEN';",
      replace: '',
    },
    {
      fault: 'a contest is settled twice',
      in: 'contract/interviews/transitions.ts',
      find: 'return contestedAt && !contestSettledAt ? undefined',
      replace: 'return contestedAt ? undefined',
    },
    {
      fault: 'a recruiter moves the interview of another company',
      in: 'server/features/interviews/interviews.queries.ts',
      find: "if (companyId) query = query.where('i.companyId', '=', companyId);",
      replace: '',
      tests: [
        'server/features/interviews/moves/request.test.ts',
        'server/features/interviews/moves/replies.test.ts',
      ],
    },
    {
      fault: 'a candidate answers for another candidate',
      in: 'server/features/interviews/interviews.queries.ts',
      find: "if (candidateId) query = query.where('i.candidateId', '=', candidateId);",
      replace: '',
      tests: [
        'server/features/interviews/moves/request.test.ts',
        'server/features/interviews/moves/replies.test.ts',
      ],
    },
    {
      fault: 'times of an earlier offer can still be picked',
      in: 'server/features/interviews/interviews.queries.ts',
      find: ".onRef('i.id', '=', 's.interviewId').onRef('i.offerNo', '=', 's.offerNo')",
      replace: ".onRef('i.id', '=', 's.interviewId')",
      tests: ['server/features/interviews/moves/booking.test.ts'],
    },
    {
      fault: 'an interview that has begun can be cancelled',
      in: 'server/features/interviews/interviews.service.ts',
      find: 'if (interview.startsAt && interview.startsAt <= now()) continue;',
      replace: '',
      tests: [
        'server/features/interviews/closing.test.ts',
        'server/features/interviews/moves/replies.test.ts',
        'server/features/account/closing.test.ts',
      ],
    },
    {
      fault: 'a cancelled interview still shows how to join',
      in: 'server/features/interviews/interviews.presenter.ts',
      find: 'const hasTime = isBooked(view);',
      replace: "const hasTime = view.status !== 'PENDING';",
      tests: ['server/features/interviews/moves/booking.test.ts'],
    },
    {
      fault: 'contact details open before the candidate accepts',
      in: 'server/features/interviews/interviews.presenter.ts',
      find: 'email: view.isContactShared ? view.candidateEmail : null,',
      replace: 'email: view.candidateEmail,',
      tests: [
        'server/features/interviews/moves/time-zones.test.ts',
        'server/features/interviews/moves/request.test.ts',
      ],
    },
    {
      fault: 'a colleague who takes over a judged interview is asked for feedback again',
      in: 'contract/interviews/state.ts',
      find: "feedback ?? ('outcome' in interview ? interview.outcome : null)",
      replace: 'feedback',
      tests: ['server/features/interviews/moves/hand-over.test.ts'],
    },
  ],
};
