import { RESUME_LIMIT_BYTES, RESUME_SIZE } from '../candidates/profile.ts';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/things.ts';
import { ResumeProposal } from './proposal.ts';

const path = '/api/jobseeker/profile';

export const proposeFromResume = endpoint({
  name: 'proposeFromResume',
  method: 'POST',
  path: `${path}/resume/proposal`,
  summary: 'What the uploaded resume says, in the shapes of the sections; nothing is saved',
  access: candidate,
  reads: ['profile'],
  transaction: 'none',
  response: ResumeProposal,
});

export const proposeFromFile = endpoint({
  name: 'proposeFromFile',
  method: 'POST',
  path: `${path}/proposal`,
  summary: 'What a PDF, a DOCX or the archive of a LinkedIn profile says; neither it nor the file is kept',
  access: candidate,
  reads: nothing('It speaks of the file that came with it.'),
  transaction: 'none',
  upload: { field: 'file', maxFiles: 1, maxBytes: RESUME_LIMIT_BYTES - 1, tooLarge: RESUME_SIZE },
  response: ResumeProposal,
});
