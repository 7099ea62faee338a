import { ActionIcon } from '@mantine/core';
import {
  type AdminReward,
  adminGetStatementCsv,
  adminGetStatementPdf,
} from '#contract/payouts/admin-rewards.ts';
import { callFile } from '#web/lib/api/api.ts';
import { useSaveFile } from '#web/lib/files/save-file.ts';
import { IconDots } from '#web/ui/icons/controls.ts';
import { Menu } from '#web/ui/late/menu.tsx';
import { statementYearsOf } from './statement-years.ts';

export type RewardAction = AdminReward['allowedActions'][number];

interface RewardMenuProps {
  reward: AdminReward;
  onAsk: (action: RewardAction, reward: AdminReward) => void;
}

const LABELS: Readonly<Record<RewardAction, string>> = {
  HOLD: 'Hold…',
  RELEASE: 'Release…',
  FIND_LEFT: 'Left within 90 days…',
};

const STATEMENTS = { PDF: adminGetStatementPdf, CSV: adminGetStatementCsv } as const;
const KINDS = ['PDF', 'CSV'] as const;

export function RewardMenu({ reward, onAsk }: RewardMenuProps) {
  const { save } = useSaveFile();
  const { id, name } = reward.beneficiary;
  const statements = statementYearsOf(reward).flatMap((year) => KINDS.map((kind) => ({ year, kind })));
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={`More actions for the reward of ${name}`}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {reward.allowedActions.map((action) => (
          <Menu.Item key={action} onClick={() => onAsk(action, reward)}>
            {LABELS[action]}
          </Menu.Item>
        ))}
        {statements.map(({ year, kind }) => (
          <Menu.Item
            key={`${year} ${kind}`}
            onClick={() =>
              void save(
                () => callFile(STATEMENTS[kind], { params: { id, year } }),
                `statement-of-rewards-20${year}.${kind.toLowerCase()}`,
              )
            }
          >
            Statement 20{year} ({kind})
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
