import { Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { switchOrganization } from '#contract/auth/own-sessions.ts';
import { getMe } from '#contract/auth/session.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { currentOrganization } from '#web/lib/api/session.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { IconCheck } from '#web/ui/icons/controls.ts';

/** Items of the account menu that switch between several companies. */
export function OrganizationItems() {
  const organizations = useEndpoint(getMe, {}).data?.organizations ?? [];
  const { mutate, isPending } = useEndpointMutation(switchOrganization, {
    onSuccess: beginSession,
    onError: ({ message }) => notifications.show({ message, color: 'brick' }),
  });
  if (organizations.length < 2) return null;
  const current = currentOrganization();
  return (
    <>
      <Menu.Label>Your companies</Menu.Label>
      {organizations.map(({ id, name }) => (
        <Menu.Item
          key={id}
          disabled={isPending}
          aria-current={id === current || undefined}
          leftSection={<InitialTile name={name} size={20} />}
          rightSection={id === current && <IconCheck size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => id !== current && mutate({ body: { organizationId: id } })}
        >
          {name}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}
