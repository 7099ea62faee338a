import { totalMonths } from '#contract/candidates/experience-months.ts';
import { PROFICIENCIES } from '#contract/labels/profile.ts';
import { TECHNOLOGIES } from '#contract/lists/technologies.ts';
import type { ProposedJob, ProposedSkill } from '#contract/resume-proposals.ts';
import type { Line } from '#server/features/candidates/resume-reading/text/line.ts';
import { splitSkills } from '../words/skills.ts';

const MOST = 50;
const listed = new Set<string>(TECHNOLOGIES);

/** The listed skills, each once; how long each was used comes from the jobs that list it. */
export function readSkills(
  lines: readonly Line[],
  jobs: readonly ProposedJob[],
  thisMonth: string,
): ProposedSkill[] {
  const skills = new Map<string, ProposedSkill>();
  for (const { text } of joined(lines.map(withoutLabel))) {
    for (const { name, level } of splitSkills(text)) {
      const key = name.toLowerCase();
      if (skills.has(key)) continue;
      skills.set(key, {
        skillName: name,
        experience: usedFor(name, jobs, thisMonth),
        competency: level ?? PROFICIENCIES[0],
        line: text,
        isSure: listed.has(name),
      });
    }
  }
  return [...skills.values()].slice(0, MOST);
}

/** `Languages` in a separate column beside its skills. */
function withoutLabel(line: Line): Line {
  const [label = '', ...rest] = line.parts;
  const isLabelled = rest.length === 1 && rest[0]?.includes(',') && !/[,|]/.test(label);
  return isLabelled ? { ...line, parts: rest, text: rest.join('\t') } : line;
}

/** A list that ends with a comma continues on the next line. */
function joined(lines: readonly Line[]): { text: string }[] {
  const whole: { text: string }[] = [];
  for (const { text, isBullet } of lines) {
    const last = whole.at(-1);
    const goesOn =
      last &&
      !isBullet &&
      (/[,&/]$/.test(last.text) ||
        (/,/.test(last.text) && !/:/.test(text) && /,/.test(text) && /^[a-z(]/.test(text)));
    if (goesOn) last.text = `${last.text} ${text}`;
    else whole.push({ text });
  }
  return whole;
}

export function usedFor(name: string, jobs: readonly ProposedJob[], thisMonth: string) {
  const key = name.toLowerCase();
  const naming = jobs.filter(({ technologiesUsed }) =>
    technologiesUsed.some((used) => used.toLowerCase() === key),
  );
  const months = totalMonths(
    naming.map(({ startDate, endDate, isCurrentJob }) => ({ startDate, endDate, isCurrentJob })),
    thisMonth,
  );
  return { years: Math.floor(months / 12), months: months % 12 };
}
