import { deleteResume, uploadResume } from '#contract/candidates/profile.ts';
import { route } from '#server/http/route.ts';
import * as files from '#server/platform/files/files.ts';
import * as resume from './resume.service.ts';

export const resumeRoutes = [
  route(
    uploadResume,
    { before: ({ files: [file] }) => resume.readResume(file) },
    async ({ actor, before, run }) => {
      const { replaced, answer } = await files.keep([before], ([stored]) =>
        run((tx) => resume.replace(tx, actor.userId, stored as files.StoredBytes)),
      );
      await files.removeBytes(replaced);
      return answer;
    },
  ),
  route(deleteResume, async ({ actor, run }) => {
    await files.removeBytes(await run((tx) => resume.remove(tx, actor.userId)));
    return undefined;
  }),
];
