/** A kind of engineer: titles, skills, tasks and headline. */
export interface Career {
  domain: string;
  role: string;
  /** From the first job to the most senior. */
  titles: readonly string[];
  /** Most important first. */
  skills: readonly string[];
  headline: string;
  works: readonly string[];
  fields: readonly string[];
}

export const CAREERS: readonly Career[] = [
  {
    domain: 'Software Development',
    role: 'Backend Developer',
    titles: ['Software Engineer', 'SDE II', 'Senior Software Engineer', 'Staff Engineer'],
    skills: [
      'Go',
      'PostgreSQL',
      'Kafka',
      'Redis',
      'AWS',
      'Java',
      'Docker',
      'Kubernetes',
      'Terraform',
      'Python',
    ],
    headline: 'Backend engineer for systems that must not lose a record',
    works: [
      'Rebuilt settlement reconciliation so that a day of transactions closes in eleven minutes instead of four hours.',
      'Moved a monolith’s order flow to events without a day of downtime.',
      'Cut the p99 of the pricing service from 900 to 120 ms by moving reads to prepared statements and a cache.',
      'Designed the idempotency layer that ended duplicate payouts.',
    ],
    fields: ['Computer Science', 'Electrical Engineering', 'Mathematics and Computing'],
  },
  {
    domain: 'Software Development',
    role: 'Frontend Developer',
    titles: ['Frontend Engineer', 'UI Engineer II', 'Senior Frontend Engineer', 'Frontend Lead'],
    skills: [
      'TypeScript',
      'React',
      'Next.js',
      'HTML/CSS',
      'JavaScript',
      'GraphQL',
      'Figma',
      'Node.js',
      'Vue.js',
    ],
    headline: 'Frontend engineer who cares about the last 100 milliseconds',
    works: [
      'Led the design system that eleven teams build with.',
      'Halved the weight of the checkout and raised its completion by six points.',
      'Made the trading screen usable by keyboard alone.',
    ],
    fields: ['Computer Science', 'Design', 'Electronics and Communication'],
  },
  {
    domain: 'Software Development',
    role: 'Full Stack Developer',
    titles: ['Software Developer', 'Full Stack Engineer', 'Senior Full Stack Engineer', 'Principal Engineer'],
    skills: [
      'TypeScript',
      'Node.js',
      'React',
      'PostgreSQL',
      'AWS',
      'MongoDB',
      'Docker',
      'GraphQL',
      'Python',
      'Redis',
    ],
    headline: 'Full stack engineer, from the table to the last pixel',
    works: [
      'Built the seller portal that 3,000 companies use every day.',
      'Introduced contract tests that ended Friday roll-backs.',
      'Took a claims product from a whiteboard to 40,000 users in nine months.',
    ],
    fields: ['Computer Science', 'Information Technology', 'Mechanical Engineering'],
  },
  {
    domain: 'Software Development',
    role: 'DevOps Engineer',
    titles: ['DevOps Engineer', 'SRE II', 'Senior Site Reliability Engineer', 'Platform Lead'],
    skills: ['Kubernetes', 'Terraform', 'AWS', 'Linux', 'Docker', 'Go', 'Python', 'Google Cloud', 'Kafka'],
    headline: 'Platform engineer: quiet pagers, boring deploys',
    works: [
      'Brought four regions under one Terraform tree and deploys from weekly to forty a day.',
      'Ran the incident process that took mean recovery from 90 to 14 minutes.',
      'Saved a third of the cloud bill by right-sizing and spot capacity.',
    ],
    fields: ['Computer Science', 'Electronics and Communication', 'Instrumentation'],
  },
  {
    domain: 'Software Development',
    role: 'Embedded Systems Engineer',
    titles: ['Firmware Engineer', 'Embedded Engineer II', 'Senior Firmware Engineer', 'Firmware Lead'],
    skills: ['C++', 'Linux', 'Rust', 'Python', 'Git', 'Docker'],
    headline: 'Firmware engineer for motors, meters and small satellites',
    works: [
      'Wrote the motor control loop that runs at 20 kHz on a two-dollar part.',
      'Brought over-the-air updates to 80,000 meters without a brick.',
      'Found the race in the battery controller that three suppliers had denied.',
    ],
    fields: ['Electronics and Communication', 'Electrical Engineering', 'Mechatronics'],
  },
  {
    domain: 'Software Development',
    role: 'Mobile Developer',
    titles: ['Android Engineer', 'Mobile Engineer II', 'Senior Mobile Engineer', 'Mobile Lead'],
    skills: ['Kotlin', 'Swift', 'Flutter', 'React Native', 'Java', 'TypeScript', 'GraphQL', 'Git'],
    headline: 'Mobile engineer for apps that work on the Konkan railway',
    works: [
      'Made the app usable offline: orders placed in a tunnel arrive.',
      'Brought crash-free sessions from 98.1 to 99.8 per cent.',
      'Shipped payments by UPI intent to 12 million phones.',
    ],
    fields: ['Computer Science', 'Information Technology', 'Civil Engineering'],
  },
  {
    domain: 'Data Science',
    role: 'Data Engineer',
    titles: ['Data Engineer', 'Data Engineer II', 'Senior Data Engineer', 'Data Platform Lead'],
    skills: ['Python', 'Apache Spark', 'SQL', 'Kafka', 'AWS', 'PostgreSQL', 'Scala', 'Docker', 'Terraform'],
    headline: 'Data engineer: late data, right numbers',
    works: [
      'Replaced 200 nightly scripts by one lineage-aware pipeline.',
      'Built the feature store behind eleven production models.',
      'Made yesterday’s revenue correct by 6 am, every day for two years.',
    ],
    fields: ['Computer Science', 'Mathematics and Computing', 'Chemical Engineering'],
  },
  {
    domain: 'Data Science',
    role: 'Machine Learning Engineer',
    titles: ['ML Engineer', 'ML Engineer II', 'Senior ML Engineer', 'Applied Science Lead'],
    skills: ['Python', 'PyTorch', 'TensorFlow', 'SQL', 'Docker', 'AWS', 'Kubernetes', 'C++', 'FastAPI'],
    headline: 'Machine learning engineer who ships and measures',
    works: [
      'Took defect detection from 91 to 98.7 per cent recall on the line, not on a slide.',
      'Served a ranking model at 30,000 requests a second on eight machines.',
      'Built the evaluation set that ended a year of opinions.',
    ],
    fields: ['Computer Science', 'Electrical Engineering', 'Statistics'],
  },
  {
    domain: 'Data Science',
    role: 'Data Scientist',
    titles: ['Data Analyst', 'Data Scientist', 'Senior Data Scientist', 'Principal Data Scientist'],
    skills: ['Python', 'SQL', 'PyTorch', 'Apache Spark', 'PostgreSQL', 'Google Cloud', 'Git'],
    headline: 'Data scientist for pricing, credit and other decisions with money in them',
    works: [
      'Designed the experiment that moved pricing from habit to evidence.',
      'Built the credit model that halved first-payment defaults at the same approval rate.',
      'Forecast demand for 4,000 stores within six per cent.',
    ],
    fields: ['Mathematics and Computing', 'Economics', 'Statistics'],
  },
  {
    domain: 'Product Management',
    role: 'Product Manager',
    titles: [
      'Associate Product Manager',
      'Product Manager',
      'Senior Product Manager',
      'Group Product Manager',
    ],
    skills: ['SQL', 'Figma', 'Python', 'Git'],
    headline: 'Product manager with an engineer’s arithmetic',
    works: [
      'Grew onboarding completion from 41 to 68 per cent in two quarters.',
      'Retired a product with dignity and moved 9,000 customers to its successor.',
      'Ran pricing for a line with ₹120 crore of revenue.',
    ],
    fields: ['Mechanical Engineering', 'Industrial Engineering', 'Computer Science'],
  },
];

/** Fictional employers outside the marketplace, for earlier jobs. */
export const OTHER_EMPLOYERS = [
  'Aravalli Systems',
  'Bluefin Software',
  'Cardamom Labs',
  'Deccan Networks',
  'Everest Infotech',
  'Ganga Semantics',
  'Himalaya Data',
  'Jupiter Web Services',
  'Konark Technologies',
  'Madras Signal Works',
  'Navarasa Apps',
  'Orchid Softtech',
] as const;
