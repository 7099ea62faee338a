import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import {
  deleteProfilePicture,
  PICTURE_MAX_BYTES,
  type UserProfile,
  uploadProfilePicture,
} from '#contract/account/profile.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { SavedStatus, useNote } from '#web/features/account/saved-status.tsx';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { keepProfile } from '../own-profile.ts';
import classes from './picture-row.module.css';
import row from './setting-row.module.css';

function usePicture(profile: UserProfile) {
  const [fault, setFault] = useState<string | null>(null);
  const [note, show] = useNote();
  function keep(profilePictureUrl: string | null, told: string): void {
    setFault(null);
    show(told);
    keepProfile({ ...profile, profilePictureUrl });
  }
  const upload = useEndpointMutation(uploadProfilePicture, {
    onSuccess: ({ profilePictureUrl }) => keep(profilePictureUrl, 'Picture updated.'),
    onError: (error) => setFault(wordsOf(error, 'Failed to upload profile picture')),
  });
  const remove = useEndpointMutation(deleteProfilePicture, {
    onSuccess: () => keep(null, 'Picture removed.'),
    onError: (error) => setFault(error.message),
  });
  function send(file: File | null): void {
    if (!file) return;
    if (file.size > PICTURE_MAX_BYTES) {
      setFault(uploadProfilePicture.upload?.tooLarge ?? null);
      return;
    }
    const form = new FormData();
    form.append('file', file);
    upload.mutate({ form });
  }
  return { fault, note, upload, remove, send };
}

/** The picture next to the name; it changes as soon as a file is chosen. */
export function PictureRow({ profile }: { profile: UserProfile }) {
  const { fault, note, upload, remove, send } = usePicture(profile);
  const url = profile.profilePictureUrl;
  return (
    <div className={row.row}>
      <h3 className={row.label}>Picture</h3>
      <div className={row.wide}>
        <div className={classes.picture}>
          <Avatar name={fullName(profile)} src={url} size={56} />
          <div className={classes.buttons}>
            <FileButton accept="image/png,image/jpeg,image/webp" onChange={send}>
              {(props) => (
                <Button {...props} size="xs" variant="default" loading={upload.isPending}>
                  {url ? 'Replace picture' : 'Upload picture'}
                </Button>
              )}
            </FileButton>
            {url && (
              <Button size="xs" variant="subtle" loading={remove.isPending} onClick={() => remove.mutate({})}>
                Remove
              </Button>
            )}
            <p className={`small muted ${classes.help}`}>PNG, JPG or WebP, up to 5 MB.</p>
          </div>
        </div>
        <div className={classes.notes}>
          {fault && <FailureMessage>{fault}</FailureMessage>}
          <SavedStatus text={note} />
        </div>
      </div>
    </div>
  );
}
