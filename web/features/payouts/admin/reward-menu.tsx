import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { financialYearOf } from '#contract/invoices/numbering.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { type AdminReward, adminGetStatementPdf } from '#contract/payouts/admin-rewards.ts';
import { callFile } from '#web/lib/api/api.ts';
import { useSaveFile } from '#web/lib/files/save-file.ts';

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

export function RewardMenu({ reward, onAsk }: RewardMenuProps) {
  const { save } = useSaveFile();
  const { id, name } = reward.beneficiary;
  const year = financialYearOf(localDate(new Date(reward.endedAt ?? reward.payableAt ?? reward.earnedAt)));
  const params = { id, year };
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
        <Menu.Item
          onClick={() =>
            void save(() => callFile(adminGetStatementPdf, { params }), `statement-20${year}.pdf`)
          }
        >
          Statement 20{year} (PDF)
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
