import { deleteProfilePicture, uploadProfilePicture } from '#contract/account/profile.ts';
import { route } from '#server/http/route.ts';
import * as files from '#server/platform/files/files.ts';
import { acceptPicture } from '#server/platform/files/picture.ts';
import * as picture from './picture.service.ts';

export const pictureRoutes = [
  route(
    uploadProfilePicture,
    { before: ({ files: uploads }) => acceptPicture(uploads, 'file') },
    ({ actor, before, request, run }) =>
      files.keep(before, async ([stored]) => {
        if (!stored) throw new Error('an accepted upload was not kept');
        await files.removeBytes(await run((tx) => picture.replace(tx, actor.userId, stored, request.ip)));
        return { profilePictureUrl: `/api/files/${stored.id}` };
      }),
  ),
  route(deleteProfilePicture, async ({ actor, request, run }) => {
    await files.removeBytes(await run((tx) => picture.replace(tx, actor.userId, null, request.ip)));
    return undefined;
  }),
];
