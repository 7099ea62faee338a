import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { type AdminMember, type AdminRole, listAdmins, mailAdminLink } from '#contract/admin-team.ts';
import { AddAdminDialog } from '#web/features/admin-team/add-admin-dialog.tsx';
import { AdminRoleDialog, RemoveAdminDialog } from '#web/features/admin-team/admin-dialogs.tsx';
import { AdminsTable } from '#web/features/admin-team/admins-table.tsx';
import { useIsSuperAdmin } from '#web/features/admin-team/use-is-super-admin.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';

export const meta = () => [{ title: 'Team Management | Medallist' }];

const Search = { add: param.flag };

type Question =
  | { kind: 'remove'; admin: AdminMember }
  | { kind: 'role'; admin: AdminMember; role: AdminRole };

export default function TeamScreen() {
  if (useIsSuperAdmin()) return <Team />;
  return (
    <>
      <PageHeader title="Team Management" />
      <EmptyState title="Available for Super Admins only">
        Who may use this console is decided by super admins. Ask one of them to add a colleague.
      </EmptyState>
    </>
  );
}

function Team() {
  const admins = useEndpoint(listAdmins, {});
  const [search, change] = useSearch(Search);
  const leave = useLeaveDialog();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const send = useEndpointMutation(mailAdminLink, {
    onSuccess: ({ email }) => notifications.show({ message: `${mailAdminLink.message} to ${email}` }),
    onError: ({ message }) => notifications.show({ color: 'brick', message }),
  });
  return (
    <>
      <PageHeader
        title="Team Management"
        lead={admins.data && `${count(admins.data.length, 'person', 'people')} may use this console.`}
        actions={<Button onClick={() => change({ add: true }, { state: DIALOG_STEP })}>Add Admin</Button>}
      />
      <Card title="Admins" flush>
        {admins.isPending && <LoadingRows count={5} circle />}
        {!admins.data && <LoadFailure reading={admins} />}
        {admins.data && (
          <AdminsTable
            admins={admins.data}
            onRole={(admin, role) => setQuestion({ kind: 'role', admin, role })}
            onLink={({ id }) => send.mutate({ params: { id } })}
            onRemove={(admin) => setQuestion({ kind: 'remove', admin })}
          />
        )}
      </Card>
      {search.add && (
        <AddAdminDialog onClose={() => leave(() => change({ add: false }, { replace: true }))} />
      )}
      {question?.kind === 'remove' && <RemoveAdminDialog admin={question.admin} onClose={close} />}
      {question?.kind === 'role' && (
        <AdminRoleDialog admin={question.admin} role={question.role} onClose={close} />
      )}
    </>
  );
}
