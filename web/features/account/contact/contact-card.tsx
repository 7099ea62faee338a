import { useState } from 'react';
import { getUserProfile } from '#contract/account/profile.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { EmailRow } from './email-row.tsx';
import { NameRow } from './name-row.tsx';
import { PhoneRow } from './phone-row.tsx';
import { PictureRow } from './picture-row.tsx';

/** Who the person is and how to reach them; one line opens at a time. */
export function ContactCard() {
  const reading = useEndpoint(getUserProfile, {});
  const { data: profile, error } = reading;
  const [open, setOpen] = useState<'name' | 'email' | 'phone' | null>(null);
  const stateOf = (row: NonNullable<typeof open>) => ({
    isOpen: open === row,
    onOpen: () => setOpen(row),
    onClose: () => setOpen(null),
  });
  if (error && !profile) {
    return <LoadFailure reading={reading} />;
  }
  return (
    <Card title="Contact details" flush>
      {profile ? (
        <div>
          <PictureRow profile={profile} />
          <NameRow profile={profile} {...stateOf('name')} />
          <EmailRow profile={profile} {...stateOf('email')} />
          <PhoneRow profile={profile} {...stateOf('phone')} />
        </div>
      ) : (
        <LoadingRows count={4} />
      )}
    </Card>
  );
}
