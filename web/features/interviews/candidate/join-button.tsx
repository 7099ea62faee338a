import { Button } from '@mantine/core';
import { IconVideo } from '#web/ui/icons/times.ts';

/** Opens the meeting in a new tab. */
export function JoinButton({ link, name }: { link: string; name: string }) {
  return (
    <Button
      component="a"
      href={link}
      target="_blank"
      rel="noreferrer"
      size="xs"
      leftSection={<IconVideo size={16} stroke={1.6} aria-hidden="true" />}
      aria-label={`Join: ${name}`}
    >
      Join
    </Button>
  );
}
