import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { DIALOG_OF, NEXT_ACT_LABELS, pathOfAct } from '#contract/interviews/next-act.ts';

interface NextActButtonProps {
  interview: RecruiterInterview;
  /** The one that stands out on its screen. */
  isMain?: boolean;
  /** As large as the buttons of a form. */
  isLarge?: boolean;
  /** On the screen of the dialogs: opens one over it. Elsewhere a link leads there. */
  onOpen?: (kind: (typeof DIALOG_OF)[keyof typeof DIALOG_OF], id: string) => void;
}

/** The one thing that the company does next about an interview; nothing where it waits. */
export function NextActButton({ interview, isMain = false, isLarge = false, onOpen }: NextActButtonProps) {
  const { nextAct, candidate } = interview;
  if (!nextAct) return null;
  const label = NEXT_ACT_LABELS[nextAct];
  const look = {
    size: isLarge ? 'sm' : 'xs',
    variant: isMain ? 'filled' : 'default',
    'aria-label': `${label}: ${candidate.name}`,
  };
  if (onOpen && nextAct !== 'MAKE_OFFER') {
    return (
      <Button {...look} onClick={() => onOpen(DIALOG_OF[nextAct], interview.id)}>
        {label}
      </Button>
    );
  }
  return (
    <Button component={Link} to={pathOfAct(nextAct, interview)} {...look}>
      {label}
    </Button>
  );
}
