import { DOMAINS } from '#contract/lists/roles.ts';
import { TECHNOLOGIES } from '#contract/lists/technologies.ts';
import { CAREERS } from '#server/db/demo/people/careers.ts';
import { Random } from '#server/db/demo/random.ts';

const FACETS = [
  ...['Testing', 'Design', 'Operations', 'Analytics', 'Modelling', 'Security', 'Tooling', 'Migration'],
  ...['Automation', 'Research', 'Integration', 'Benchmarking'],
];
const SUBJECTS = [
  ...['Payments', 'Ledger', 'Search', 'Robotics', 'Compiler', 'Firmware', 'Battery', 'Turbine', 'Genomics'],
  ...['Logistics', 'Pricing', 'Credit', 'Fraud', 'Telemetry', 'Satellite', 'Radar', 'Speech', 'Vision'],
  ...['Ranking', 'Forecast', 'Inventory', 'Warehouse', 'Checkout', 'Onboarding', 'Identity', 'Billing'],
  ...['Network', 'Kernel', 'Storage', 'Cache', 'Stream', 'Batch', 'Browser', 'Mobile', 'Game', 'Render'],
  ...[
    'Audio',
    'Video',
    'Map',
    'Routing',
    'Fleet',
    'Crop',
    'Water',
    'Solar',
    'Grid',
    'Steel',
    'Chip',
    'Optics',
  ],
  ...['Sensor', 'Motor', 'Drone', 'Clinic', 'Insurance', 'Tax', 'Treasury', 'Contract', 'Survey', 'Campaign'],
  ...['Brand', 'Content', 'Community', 'Support', 'Hiring'],
];
const SKILL_COUNT = 800;

/** Most common first. */
export const SKILLS: readonly string[] = [
  ...TECHNOLOGIES,
  ...FACETS.flatMap((facet) => SUBJECTS.map((subject) => `${subject} ${facet}`)),
].slice(0, SKILL_COUNT);

const GROUPS = 12;

/** The most ranks by which the favourites of a group move a skill. */
const SHIFT = 120;

interface Group {
  domain: string;
  role: string;
  titles: readonly string[];
  fields: readonly string[];
  works: readonly string[];
  /** Indices into `SKILLS`, most common in this group first. */
  skills: readonly number[];
}

/** Groups of people with related skills. */
export const GROUP_LIST: readonly Group[] = Array.from({ length: GROUPS }, (_, at) => {
  const random = new Random(900 + at);
  const career = CAREERS[at % CAREERS.length];
  if (!career) throw new Error('There are no careers.');
  const own = new Set(career.skills.map((name) => SKILLS.indexOf(name)));
  const ranked = SKILLS.map((_name, place) => ({
    place,
    rank: own.has(place) ? random.roll() * own.size : place + random.roll() * SHIFT,
  }));
  return {
    domain: at < CAREERS.length ? career.domain : (DOMAINS[at % DOMAINS.length] ?? career.domain),
    role: career.role,
    titles: career.titles,
    fields: career.fields,
    works: career.works,
    skills: ranked.toSorted((one, other) => one.rank - other.rank).map(({ place }) => place),
  };
});

const FIRST_WORDS = [
  ...[
    'Aravalli',
    'Bluefin',
    'Cardamom',
    'Deccan',
    'Everest',
    'Ganga',
    'Himalaya',
    'Indigo',
    'Jupiter',
    'Konark',
  ],
  ...[
    'Lotus',
    'Madras',
    'Navarasa',
    'Orchid',
    'Pallava',
    'Quartz',
    'Rann',
    'Sahyadri',
    'Tamarind',
    'Udaipur',
  ],
  ...['Vindhya', 'Wular', 'Yamuna', 'Zanskar', 'Ashoka', 'Banyan', 'Chambal', 'Dhruv', 'Ellora', 'Falcon'],
  ...['Godavari', 'Hampi', 'Irulan', 'Jamun', 'Kaveri', 'Ladakh', 'Malabar', 'Narmada', 'Odyssey', 'Periyar'],
  ...['Rohtang', 'Sutlej', 'Tapti', 'Urmila', 'Varuna', 'Walnut', 'Yukti', 'Zinnia', 'Amber', 'Beacon'],
  ...['Cobalt', 'Dune', 'Ember', 'Fern', 'Granite', 'Harbour', 'Iris', 'Juniper', 'Kestrel', 'Lagoon'],
];
const LAST_WORDS = [
  ...[
    'Systems',
    'Software',
    'Labs',
    'Networks',
    'Infotech',
    'Semantics',
    'Data',
    'Web',
    'Technologies',
    'Signal',
  ],
  ...['Apps', 'Cloud', 'Motors', 'Health', 'Foods', 'Energy', 'Robotics', 'Payments', 'Capital', 'Insurance'],
  ...[
    'Logistics',
    'Retail',
    'Media',
    'Games',
    'Learning',
    'Travel',
    'Homes',
    'Chemicals',
    'Textiles',
    'Agro',
  ],
  ...[
    'Steel',
    'Marine',
    'Aerospace',
    'Optics',
    'Devices',
    'Semiconductors',
    'Telecom',
    'Security',
    'Analytics',
  ],
  ...['Consulting', 'Studios', 'Genomics', 'Pharma', 'Power', 'Mobility', 'Exchange', 'Works', 'Dynamics'],
  ...['Partners', 'Forge'],
];

/** 3,000 names; the most common employers first. */
export const EMPLOYERS: readonly string[] = LAST_WORDS.flatMap((last) =>
  FIRST_WORDS.map((first) => `${first} ${last}`),
);
