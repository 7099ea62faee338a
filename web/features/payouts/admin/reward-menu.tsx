import { ActionIcon, Menu } from '@mantine/core';
import { financialYearOf } from '#contract/invoices/numbering.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import {
  type AdminReward,
  adminGetStatementCsv,
  adminGetStatementPdf,
} from '#contract/payouts/admin-rewards.ts';
import { callFile } from '#web/lib/api/api.ts';
import { useSaveFile } from '#web/lib/api/save-file.ts';
import { IconDots } from '#web/ui/icons/controls.ts';

type Dated = Pick<AdminReward, 'earnedAt' | 'payableAt' | 'endedAt' | 'transfer'>;

/**
 * The financial years whose statements contain the reward, newest first. A payment belongs to the year in
 * which it was sent, once it has arrived.
 */
function statementYearsOf({ earnedAt, payableAt, endedAt, transfer }: Dated): string[] {
  const paidBy = transfer?.status === 'PAID' ? transfer.sentAt : null;
  const moments = [earnedAt, payableAt, paidBy, endedAt].filter((at) => at !== null);
  return [...new Set(moments.map((at) => financialYearOf(localDate(new Date(at)))))].toSorted().toReversed();
}

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
