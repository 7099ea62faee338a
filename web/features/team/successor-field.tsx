import { Select } from '@mantine/core';
import type { TeamMember } from '#contract/companies/team.ts';
import { count } from '#web/lib/format/counts.ts';

interface SuccessorFieldProps {
  members: readonly TeamMember[];
  leaver: TeamMember;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** The members who can take over, the user first. */
export function listSuccessors(members: readonly TeamMember[], leaver: TeamMember): TeamMember[] {
  return members
    .filter(({ id, mayTakeOver }) => id !== leaver.id && mayTakeOver)
    .toSorted((a, b) => Number(b.isYou) - Number(a.isYou));
}

/** The successor for open interviews and jobs; hidden if there are none. */
export function SuccessorField({ members, leaver, value, onChange }: SuccessorFieldProps) {
  const { duties, ownedJobs } = leaver;
  if (duties + ownedJobs === 0) return null;
  const moves = [duties && count(duties, 'open interview'), ownedJobs && count(ownedJobs, 'job')].filter(
    Boolean,
  );
  return (
    <Select
      label="Who takes over?"
      description={`${moves.join(' and ')} ${duties + ownedJobs === 1 ? 'moves' : 'move'} to this colleague.`}
      data={listSuccessors(members, leaver).map(({ id, name, isYou }) => ({
        value: id,
        label: isYou ? `${name} (you)` : name,
      }))}
      value={value}
      onChange={onChange}
      allowDeselect={false}
    />
  );
}
