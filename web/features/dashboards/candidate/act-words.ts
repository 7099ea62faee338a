import { SECTION_LABELS, type Section } from '#contract/candidates/sections.ts';
import type { NextAct } from '#contract/dashboards/next-acts.ts';
import type { DisputeSubject } from '#contract/labels/hires.ts';
import { degreeWords } from '#web/features/profiles/degree-words.ts';
import { formatTime } from '#web/lib/format/dates.ts';
import { formatLakhRange } from '#web/lib/format/money.ts';
import { dayInPast } from './home-words.ts';

interface ActWords {
  title: string;
  facts: readonly (string | null)[];
  /** On the button, and before the title where the button is read by itself. */
  verb: string;
}

const WHY_SECTION: Readonly<Record<Section, string>> = {
  basicInfo: 'Recruiters find you once it is saved',
  skills: 'Recruiters search by skills',
  experience: 'Recruiters filter on experience',
  education: 'Recruiters filter on education',
};

const HIRE_WORDS: Readonly<Record<DisputeSubject, (company: string) => string>> = {
  JOINING: (company) => `Did you join ${company}?`,
  LEAVING: (company) => `Did you leave ${company}?`,
  ABSENCE: (company) => `${company} reported that you did not join`,
};

/** What the line of an act says. */
export function actWords(act: NextAct, now: Date): ActWords {
  switch (act.kind) {
    case 'REPLY': {
      const { company, salaryRange, isRemote, location } = act;
      const pay = formatLakhRange(salaryRange.min, salaryRange.max);
      return {
        title: act.jobTitle,
        facts: [company.name, pay, isRemote ? 'Remote' : location],
        verb: 'Reply',
      };
    }
    case 'ANSWER_OFFER':
      return {
        title: `${act.company.name} makes you an offer`,
        facts: [act.jobTitle, act.summary],
        verb: 'Answer',
      };
    case 'ANSWER_HIRE':
      return { title: HIRE_WORDS[act.about](act.company.name), facts: [act.jobTitle], verb: 'Answer' };
    case 'ANSWER_CHECK':
      return {
        title: 'Is the role what was promised?',
        facts: [act.jobTitle, act.company.name],
        verb: 'Answer',
      };
    case 'GIVE_FEEDBACK': {
      const ended = `Ended ${dayInPast(act.endedAt, now)}, ${formatTime(act.endedAt)}`;
      return {
        title: `How did it go with ${act.company.name}?`,
        facts: [act.jobTitle, ended],
        verb: 'Give feedback',
      };
    }
    case 'VERIFY_DEGREE': {
      const { title, fact, verb } = degreeWords(act.stand);
      return { title, facts: [act.universityName, fact], verb: verb ?? 'See' };
    }
    case 'UPLOAD_RESUME':
      return { title: 'Upload your resume', facts: ['Companies ask for it first'], verb: 'Upload' };
    case 'FINISH_SECTION':
      if (act.isFromResume) {
        return {
          title: 'Fill your profile from your resume',
          facts: ['Nothing is added until you say so'],
          verb: 'Fill in',
        };
      }
      return {
        title: `Add your ${SECTION_LABELS[act.section].toLowerCase()}`,
        facts: [WHY_SECTION[act.section]],
        verb: 'Add',
      };
  }
}
