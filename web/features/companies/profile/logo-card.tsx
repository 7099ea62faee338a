import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { type CompanyProfile, deleteCompanyLogo, uploadCompanyLogo } from '#contract/companies/profile.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import classes from './logo-card.module.css';
/** The picture that stands for the company wherever its name does. */
export function LogoCard({ company, canEdit }: { company: CompanyProfile; canEdit: boolean }) {
  const [failure, setFailure] = useState<string | null>(null);
  const options = {
    onSuccess: () => setFailure(null),
    onError: (error: Error) => setFailure(error.message),
  };
  const upload = useEndpointMutation(uploadCompanyLogo, options);
  const remove = useEndpointMutation(deleteCompanyLogo, options);
  function send(file: File | null) {
    if (!file) return;
    const form = new FormData();
    form.append('logo', file);
    upload.mutate({ form });
  }
  return (
    <Card title="Logo">
      {failure && (
        <div className={classes.failure}>
          <FailureMessage>{failure}</FailureMessage>
        </div>
      )}
      <div className={classes.row}>
        <InitialTile name={company.companyName} src={company.logoUrl} size={64} />
        {canEdit && (
          <div className={classes.buttons}>
            <FileButton accept="image/png,image/jpeg,image/webp" onChange={send}>
              {(props) => (
                <Button {...props} size="xs" variant="default" loading={upload.isPending}>
                  {company.logoUrl ? 'Replace logo' : 'Upload logo'}
                </Button>
              )}
            </FileButton>
            {company.logoUrl && (
              <Button size="xs" variant="subtle" loading={remove.isPending} onClick={() => remove.mutate({})}>
                Remove
              </Button>
            )}
            <p className="small muted">PNG, JPG or WebP, up to 5 MB, best as a square.</p>
          </div>
        )}
      </div>
    </Card>
  );
}
