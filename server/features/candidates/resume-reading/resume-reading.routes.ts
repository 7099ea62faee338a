import { AppError } from '#contract/core/errors.ts';
import { proposeFromFile, proposeFromResume } from '#contract/resume-proposals/calls.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import * as reading from './resume-reading.service.ts';

export const resumeReadingRoutes = [
  route(
    proposeFromResume,
    { before: ({ actor }) => takePoint('readingsPerAccount', actor.userId) },
    ({ db, actor }) => reading.proposeFromStored(db, actor.userId),
  ),
  route(
    proposeFromFile,
    { before: ({ actor }) => takePoint('readingsPerAccount', actor.userId) },
    ({ files: [file] }) => {
      if (!file)
        throw new AppError('INVALID_FILE', { errors: [{ path: 'file', message: 'Please choose a file.' }] });
      return reading.proposeFrom(file.bytes);
    },
  ),
];
