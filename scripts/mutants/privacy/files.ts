import type { Area } from '../area.ts';

export const files: Area = {
  name: 'files',
  tests: ['server/features/files', 'server/features/companies/documents'],
  mutants: [
    {
      fault: 'a company reads the documents of another',
      in: 'server/features/files/files.routes.ts',
      find: 'return file.companyId === actor.company.id;',
      replace: 'return file.companyId !== null;',
    },
    {
      fault: 'every company can open a resume',
      in: 'server/features/files/files.routes.ts',
      find: 'candidates.isContactShared(db, file.ownerId, actor.company.id)',
      replace: 'candidates.isContactShared(db, file.ownerId, actor.company.id).then(() => true)',
    },
    {
      fault: 'a suspended company can still open a resume',
      in: 'server/features/files/files.routes.ts',
      find: "actor.company.approvalStatus === 'APPROVED' &&",
      replace: '',
    },
    {
      fault: 'an admin without two-step sign-in reads everything',
      in: 'server/features/files/files.routes.ts',
      find: 'if (isAdminType(actor.type)) return passedSecondStep(actor);',
      replace: 'if (isAdminType(actor.type)) return true;',
      tests: ['server/http/session/second-step.test.ts', 'server/features/files'],
    },
    {
      fault: 'companies can open the proof of a degree',
      in: 'server/features/files/files.routes.ts',
      find: 'default:\n      return false;',
      replace: 'default:\n      return true;',
      tests: ['server/features/files', 'server/features/verifications'],
    },
    {
      fault: 'anybody gets a ticket on request',
      in: 'server/features/files/files.routes.ts',
      find: 'if (!file.isPublic && !(await mayRead(db, actor, file))) throw',
      replace: 'if (!file.isPublic && !actor) throw',
      tests: ['server/features/files'],
    },
    {
      fault: 'a ticket opens its file twice',
      in: 'server/platform/files/files.queries.ts',
      find: ".where('usedAt', 'is', null)\n    .where('expiresAt', '>', ticket.at)",
      replace: ".where('expiresAt', '>', ticket.at)",
      tests: ['server/features/files', 'server/features/account'],
    },
    {
      fault: 'a ticket opens every file',
      in: 'server/platform/files/files.queries.ts',
      find: ".where('fileId', '=', ticket.fileId)",
      replace: '',
      tests: ['server/features/files', 'server/features/account'],
    },
  ],
};
