import type { DegreeStand } from '#contract/verifications/stand.ts';

interface DegreeWords {
  /** Shown beside the degree. */
  state: string;
  title: string;
  fact: string;
  /** The candidate's action; null if there is none. */
  verb: string | null;
}

const WORDS: Readonly<Record<DegreeStand, DegreeWords>> = {
  UNVERIFIED: {
    state: 'Not verified',
    title: 'Verify your degree',
    fact: 'Recruiters see a medal beside your name',
    verb: 'Verify',
  },
  CODE_SENT: {
    state: 'Code sent',
    title: 'Enter the code for your degree',
    fact: 'It is in your mail',
    verb: 'Enter code',
  },
  BEING_CHECKED: {
    state: 'Being checked',
    title: 'Your degree is being checked',
    fact: 'You get a mail either way',
    verb: null,
  },
  VERIFIED: {
    state: 'Verified',
    title: 'Your degree is verified',
    fact: 'Recruiters see a medal beside your name',
    verb: null,
  },
  REJECTED: {
    state: 'Document not accepted',
    title: 'Your document was not accepted',
    fact: 'See why and send another',
    verb: 'Try again',
  },
};

/** The texts for a degree's verification state, used on every screen of the candidate. */
export function degreeWords(stand: DegreeStand): DegreeWords & { sentence: string } {
  const words = WORDS[stand];
  return { ...words, sentence: `${words.title}. ${words.fact}.` };
}
