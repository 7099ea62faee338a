import type { Degree, Dice, Job, Month, Person } from './person.ts';

/** The writing style of one person: chosen once for the whole resume. */
export interface Wording {
  heading: (section: 'experience' | 'education' | 'skills' | 'projects' | 'summary' | 'contact') => string;
  name: string;
  phone: string;
  contact: string[];
  dates: (job: Job) => string;
  years: (degree: Degree) => string;
  degree: (degree: Degree) => string;
  mark: (degree: Degree) => string;
  skillLines: string[];
  bullet: string;
  isTitleFirst: boolean;
  place: (job: Job) => string;
  separator: string;
  order: ('experience' | 'education' | 'skills' | 'projects')[];
  extras: { heading: string; lines: string[] }[];
}

const HEADINGS = {
  experience: [
    'Experience',
    'Work Experience',
    'Professional Experience',
    'Employment History',
    'Work History',
    'Internships and Work Experience',
  ],
  education: [
    'Education',
    'Academic Background',
    'Educational Qualifications',
    'Academic Qualifications',
    'Academics',
  ],
  skills: [
    'Skills',
    'Technical Skills',
    'Key Skills',
    'Skills & Tools',
    'Core Competencies',
    'Technical Proficiency',
  ],
  projects: ['Projects', 'Academic Projects', 'Key Projects', 'Personal Projects', 'Selected Projects'],
  summary: ['Summary', 'Profile', 'Professional Summary', 'About Me', 'Objective'],
  contact: ['Contact', 'Contact Details', 'Personal Details', 'Get in touch'],
} as const;

const LONG = 'January February March April May June July August September October November December'.split(
  ' ',
);

type Spelling = (month: Month) => string;
const MONTHS: readonly Spelling[] = [
  ({ year, month }) => `${LONG[month - 1]} ${year}`,
  ({ year, month }) => `${LONG[month - 1]?.slice(0, 3)} ${year}`,
  ({ year, month }) => `${LONG[month - 1]?.slice(0, 3)}, ${year}`,
  ({ year, month }) => `${LONG[month - 1]?.slice(0, 3)}’${String(year).slice(2)}`,
  ({ year, month }) => `${String(month).padStart(2, '0')}/${year}`,
  ({ year, month }) => `${LONG[month - 1]?.slice(0, 3).toUpperCase()} ${year}`,
  ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`,
];

const OTHERS = [
  {
    heading: 'Achievements',
    lines: [
      'Winner of the Smart India Hackathon 2019',
      'AIR 412 in JEE Advanced among 150,000 candidates',
      'Ranked in the top 1% on CodeChef',
    ],
  },
  {
    heading: 'Certifications',
    lines: ['AWS Certified Solutions Architect, 2022', 'Deep Learning Specialization, Coursera'],
  },
  { heading: 'Languages', lines: ['English, Hindi, Tamil'] },
  {
    heading: 'Positions of Responsibility',
    lines: ['Coordinator, Web and Coding Club, 2017 - 2018', 'Teaching Assistant for Data Structures'],
  },
  { heading: 'Hobbies', lines: ['Chess, trekking and long-distance running'] },
];

export function makeWording(dice: Dice, person: Person): Wording {
  const isCapital = dice.chance(0.4);
  const headings = Object.fromEntries(
    Object.entries(HEADINGS).map(([section, words]) => [section, dice.pick(words)]),
  );
  const month = dice.pick(MONTHS);
  const dash = dice.pick([' - ', ' – ', '–', ' to ', ' — ']);
  const now = dice.pick(['Present', 'Present', 'Current', 'Till date', 'Now', 'present']);
  const [, first = '', second = ''] = person.phone.split(' ');
  const mark = dice.pick(['CGPA: ', 'CGPA ', 'GPA: ', 'CPI: ']);
  const ofTen = dice.chance(0.5) ? '/10' : '';
  const joint = dice.pick([' in ', ' in ', ', ', ' - ']);
  const scheme = dice.pick(['', 'https://', 'https://www.', 'www.']);
  const hasCountry = dice.chance(0.4);
  const phone = dice.pick([
    `+91 ${first} ${second}`,
    `+91-${first}${second}`,
    `+91${first}${second}`,
    `${first}${second}`,
    `(+91) ${first}-${second}`,
    `0${first} ${second}`,
  ]);
  return {
    heading: (section) => (isCapital ? (headings[section] ?? '').toUpperCase() : (headings[section] ?? '')),
    name: dice.chance(0.25)
      ? `${person.firstName} ${person.lastName}`.toUpperCase()
      : `${person.firstName} ${person.lastName}`,
    phone,
    contact: [
      phone,
      person.email,
      `${scheme}${person.linkedin}`,
      ...(person.github ? [`${scheme}${person.github}`] : []),
      ...(dice.chance(0.5) ? [`${person.city}, India`] : []),
    ],
    dates: ({ start, end }) => `${month(start)}${dash}${end ? month(end) : now}`,
    years: ({ start, end }) =>
      start ? dice.pick([`${start}${dash}${end}`, `${start}${dash}${end}`]) : String(end),
    degree: ({ degree, field }) => (field ? `${degree}${joint}${field}` : degree),
    mark: ({ mark: given }) =>
      !given ? '' : 'cgpa' in given ? `${mark}${given.cgpa}${ofTen}` : `${given.percentage}%`,
    skillLines: dice.chance(0.5)
      ? person.skills.map(({ group, names }) => `${group}: ${names.join(', ')}`)
      : [person.skills.flatMap(({ names }) => names).join(dice.pick([', ', ' | ', ' • ', '; ']))],
    bullet: dice.pick(['•', '•', '–', '▪', '◦', '*', '-']),
    isTitleFirst: dice.chance(0.5),
    place: ({ location }) =>
      location ? (hasCountry && location !== 'Remote' ? `${location}, India` : location) : '',
    separator: dice.pick([', ', ' | ', ' - ', ' – ', ' · ']),
    order: dice.pick([
      ['experience', 'education', 'skills', 'projects'],
      ['education', 'experience', 'projects', 'skills'],
      ['skills', 'experience', 'projects', 'education'],
      ['education', 'skills', 'experience', 'projects'],
    ]),
    extras: dice.some(OTHERS, dice.between(0, 3)).map(({ heading, lines }) => ({
      heading: isCapital ? heading.toUpperCase() : heading,
      lines,
    })),
  };
}
