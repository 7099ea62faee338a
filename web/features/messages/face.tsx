import type { MessageSide, Thread } from '#contract/messages.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';

const SIZE = 40;

interface FaceProps {
  /** Of whoever looks. */
  side: MessageSide;
  counterpart: Thread['counterpart'];
}

/** The other side: a company's tile, or a person. */
export function Face({ side, counterpart: { name, pictureUrl } }: FaceProps) {
  if (side === 'CANDIDATE') return <InitialTile name={name} src={pictureUrl} size={SIZE} />;
  return <Avatar name={name} src={pictureUrl} size={SIZE} />;
}
