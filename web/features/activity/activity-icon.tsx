import type { Icon } from '@tabler/icons-react';
import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs';
import IconAt from '@tabler/icons-react/dist/esm/icons/IconAt.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';

/** The first prefix that fits decides. */
const ICONS: readonly (readonly [prefix: string, icon: Icon])[] = [
  ['user.exported', IconDownload],
  ['user.signed_', IconLogin2],
  ['user.google_', IconLogin2],
  ['user.notifications_', IconBell],
  ['user.password_', IconKey],
  ['user.two_factor_', IconShieldLock],
  ['user.recovery_codes_', IconShieldLock],
  ['user.proof_', IconShieldLock],
  ['user.sign_in_', IconShieldLock],
  ['user.token_', IconShieldLock],
  ['user.link_', IconShieldLock],
  ['user.access_', IconShieldLock],
  ['user.limited', IconShieldLock],
  ['user.email_', IconAt],
  ['user.', IconUserEdit],
  ['interview.requested', IconMailOpened],
  ['interview.', IconCalendarCheck],
  ['application.', IconBriefcase],
  ['profile.viewed', IconEye],
  ['referral.', IconGift],
  ['candidate.resume', IconFileUpload],
  ['candidate.', IconUserEdit],
];

export function ActivityIcon({ kind }: { kind: string }) {
  const ItemIcon = ICONS.find(([prefix]) => kind.startsWith(prefix))?.[1] ?? IconActivity;
  return <ItemIcon className="icon" size={14} stroke={1.6} aria-hidden="true" />;
}
