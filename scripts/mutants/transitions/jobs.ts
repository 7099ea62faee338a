import type { Area } from '../area.ts';

export const jobs: Area = {
  name: 'jobs',
  tests: ['server/features/jobs/jobs.test.ts'],
  mutants: [
    {
      fault: 'a job with an offer can be deleted',
      in: 'contract/jobs/transitions.ts',
      find: 'engagedCount > 0',
      replace: 'engagedCount > 1',
      tests: ['contract/nouns.transitions.test.ts', 'server/features/jobs/jobs.test.ts'],
    },
    {
      fault: 'an incomplete job is published',
      in: 'server/features/jobs/jobs.service.ts',
      find: 'if (isToOpen) requireComplete(publishableOf(job), await countHired(db, jobId));',
      replace: '',
    },
    {
      fault: 'a candidate can apply to a closed job',
      in: 'server/features/jobs/jobs.service.ts',
      find: "if (job.status !== 'PUBLISHED') throw new AppError('JOB_CLOSED');",
      replace: '',
      tests: ['server/features/applications/applications.test.ts'],
    },
    {
      fault: 'a recruiter reads the job of another company',
      in: 'server/features/jobs/jobs.queries.ts',
      find: ".modifyFront(named('find_own_job'))\n    .where('j.companyId', '=', companyId)\n",
      replace: ".modifyFront(named('find_own_job'))\n",
    },
    {
      fault: 'a suspended company is approved by an old decision',
      in: 'contract/companies/approval.transitions.ts',
      find: "action: 'APPROVE', from: ['PENDING', 'UNDER_REVIEW'],",
      replace: "action: 'APPROVE', from: ['PENDING', 'UNDER_REVIEW', 'SUSPENDED'],",
      tests: ['contract/nouns.transitions.test.ts', 'server/features/companies'],
    },
    {
      fault: 'an approval leaves the documents waiting',
      in: 'server/features/companies/approval.service.ts',
      find: "if (action === 'approved') await verifyDocuments(db, companyId);",
      replace: '',
      tests: ['server/features/companies'],
    },
    {
      fault: 'an admin suspends a company that was never approved',
      in: 'contract/companies/approval.transitions.ts',
      find: "action: 'SUSPEND', from: ['APPROVED'],",
      replace: "action: 'SUSPEND', from: ['APPROVED', 'PENDING'],",
      tests: ['contract/nouns.transitions.test.ts', 'server/features/companies'],
    },
  ],
};
