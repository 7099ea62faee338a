import { IconDownload, IconEye, IconLogin2 } from '#web/ui/icons/acts.ts';
import type { Icon } from '#web/ui/icons/icon.ts';
import { IconAt, IconBell, IconMailOpened } from '#web/ui/icons/messages.ts';
import { IconFileUpload } from '#web/ui/icons/papers.ts';
import { IconKey, IconShieldLock, IconUserEdit } from '#web/ui/icons/people.ts';
import { IconActivity } from '#web/ui/icons/states.ts';
import { IconCalendarCheck } from '#web/ui/icons/times.ts';
import { IconBriefcase, IconGift } from '#web/ui/icons/work.ts';

/** The first matching prefix wins. */
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
