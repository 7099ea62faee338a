import type { QueueCounts, QueueKind } from '#contract/admin-queue.ts';
import { IconSettings } from '#web/ui/icons/acts.ts';
import { IconMail, IconMessageCircle, IconSpeakerphone } from '#web/ui/icons/messages.ts';
import {
  IconCertificate,
  IconChecklist,
  IconCoinRupee,
  IconFileInvoice,
  IconFileText,
} from '#web/ui/icons/papers.ts';
import { IconUserCheck, IconUserShield, IconUsers } from '#web/ui/icons/people.ts';
import { IconHistory } from '#web/ui/icons/times.ts';
import {
  IconBriefcase,
  IconBuildingCommunity,
  IconChartBar,
  IconLayoutDashboard,
} from '#web/ui/icons/work.ts';
import type { NavGroup } from '#web/ui/shell/shell-nav.tsx';

export function groupsOf(isSuperAdmin: boolean, waiting: QueueCounts | undefined): NavGroup[] {
  const count = (kind: QueueKind) => waiting?.kinds[kind].count;
  return [
    {
      items: [
        { label: 'Dashboard', to: '/admin/dashboard', icon: IconLayoutDashboard },
        { label: 'Work queue', to: '/admin/queue', icon: IconChecklist, count: waiting?.total.count },
      ],
    },
    {
      label: 'Accounts',
      items: [
        {
          label: 'Recruiters',
          to: '/admin/recruiters',
          icon: IconBuildingCommunity,
          count: count('RECRUITER'),
        },
        { label: 'Candidates', to: '/admin/candidates', icon: IconUsers },
        { label: 'Affiliates', to: '/admin/affiliates', icon: IconSpeakerphone, count: count('AFFILIATE') },
        { label: 'Verifications', to: '/admin/verifications', icon: IconCertificate, count: count('DEGREE') },
      ],
    },
    {
      label: 'Hiring',
      items: [
        { label: 'Jobs', to: '/admin/jobs', icon: IconBriefcase },
        { label: 'Applications', to: '/admin/applications', icon: IconFileText },
        { label: 'Disputed hires', to: '/admin/hires', icon: IconUserCheck, count: count('HIRE') },
      ],
    },
    {
      label: 'Money',
      items: [
        { label: 'Invoices', to: '/admin/invoices', icon: IconFileInvoice },
        { label: 'Payouts', to: '/admin/payouts', icon: IconCoinRupee },
      ],
    },
    {
      label: 'Platform',
      items: [
        { label: 'Analytics & Reports', to: '/admin/analytics', icon: IconChartBar },
        { label: 'Settings', to: '/admin/settings', icon: IconSettings },
        { label: 'Mail', to: '/admin/mail', icon: IconMail, count: waiting?.failedMails },
        { label: 'Messages', to: '/admin/messages', icon: IconMessageCircle },
        { label: 'Audit', to: '/admin/audit', icon: IconHistory },
        ...(isSuperAdmin ? [{ label: 'Team Management', to: '/admin/team', icon: IconUserShield }] : []),
      ],
    },
  ];
}
