import { ActionIcon } from '@mantine/core';
import { candidateAccountMoves } from '#contract/candidate-account.transitions.ts';
import type { CandidateAccountRow } from '#contract/candidate-accounts.ts';
import type { Decision } from '#web/features/candidate-accounts/decisions/decision-dialogs.tsx';
import { IconDots } from '#web/ui/icons/controls.ts';
import { Menu } from '#web/ui/late/menu.tsx';

interface CandidateMenuProps {
  candidate: CandidateAccountRow;
  name: string;
  onDecide: (action: Decision, candidate: CandidateAccountRow) => void;
}

/** What an admin may do with an account as it stands. */
export function CandidateMenu({ candidate, name, onDecide }: CandidateMenuProps) {
  const allowed = candidateAccountMoves.allowedActions(candidate, 'ADMIN', new Date());
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={`More actions for ${name}`}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href={`/admin/candidates/${candidate.id}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`View ${name}, in a new tab`}
        >
          View
        </Menu.Item>
        {allowed.includes('ACTIVATE') && (
          <Menu.Item onClick={() => onDecide('ACTIVATE', candidate)}>Activate…</Menu.Item>
        )}
        {allowed.includes('SUSPEND') && (
          <Menu.Item onClick={() => onDecide('SUSPEND', candidate)}>Suspend…</Menu.Item>
        )}
        {allowed.includes('DELETE') && (
          <>
            <Menu.Divider />
            <Menu.Item c="var(--m-danger-fg)" onClick={() => onDecide('DELETE', candidate)}>
              Delete…
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
