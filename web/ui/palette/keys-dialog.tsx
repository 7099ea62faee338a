import { useLocation } from 'react-router';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface Key {
  keys: string;
  does: string;
}

const EVERYWHERE: readonly Key[] = [
  { keys: 'Ctrl K', does: 'Search and go; on a Mac with Cmd' },
  { keys: '?', does: 'These keys' },
  { keys: 'Esc', does: 'Close what lies on top' },
  { keys: 'Tab', does: 'Next field, button or link; the first press of a page skips to its content' },
];

const OF_APPLICATIONS: readonly Key[] = [
  { keys: 'j', does: 'Next application of the list, while one is open' },
  { keys: 'k', does: 'The application before' },
  { keys: 'u', does: 'Undo the last move to another stage, while its message stands' },
];

/** Without the create screen, which has no applicants yet. */
const OF_A_JOB = /^\/recruiter\/jobs\/(?!create$|new$|edit$)[^/]+(\/applicants)?$/;

const SCREENS: readonly { path: RegExp; keys: readonly Key[] }[] = [
  {
    path: OF_A_JOB,
    keys: [
      { keys: 'Arrows', does: 'From card to card on the board' },
      { keys: 'x', does: 'Tick the card' },
      { keys: 'm', does: 'Where the card may move' },
      { keys: 'Shift ←', does: 'Move the card to the stage before' },
      { keys: 'Shift →', does: 'Move the card to the next stage' },
    ],
  },
  {
    path: /^\/recruiter\/candidates$/,
    keys: [
      { keys: 'j', does: 'Next candidate of the list, or beside it where one is open' },
      { keys: 'k', does: 'The candidate before' },
      { keys: 'x', does: 'Tick the candidate' },
      { keys: 'r', does: 'Request an interview with the candidate' },
    ],
  },
  { path: /^\/recruiter\/applications(\/[^/]+)?$/, keys: OF_APPLICATIONS },
  { path: OF_A_JOB, keys: OF_APPLICATIONS },
  {
    path: /^\/recruiter\/interviews$/,
    keys: [
      { keys: '↓ or j', does: 'Next row, on the same button' },
      { keys: '↑ or k', does: 'The row before' },
      { keys: 'Home, End', does: 'First and last row' },
    ],
  },
];

/** The keys of the screen first, then those of every screen. */
export function keysOf(pathname: string): readonly Key[] {
  return [...SCREENS.filter(({ path }) => path.test(pathname)).flatMap(({ keys }) => keys), ...EVERYWHERE];
}

interface KeysDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The shortcuts of the current screen. */
export default function KeysDialog({ opened, onClose }: KeysDialogProps) {
  const { pathname } = useLocation();
  return (
    <Dialog opened={opened} onClose={onClose} title="Keys">
      <DescriptionList termWidth={120} items={keysOf(pathname).map(({ keys, does }) => [keys, does])} />
    </Dialog>
  );
}
