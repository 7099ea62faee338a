import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconCoinRupee from '@tabler/icons-react/dist/esm/icons/IconCoinRupee.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { QueueKind } from '#contract/admin-queue/kinds.ts';
import type { QueueCounts } from '#contract/admin-queue/queue.ts';
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
