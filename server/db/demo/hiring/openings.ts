/** Jobs to choose from. `career` names the role in careers.ts whose people fit it. */
export interface Opening {
  title: string;
  career: string;
  department: string;
  level: 'ENTRY' | 'MID' | 'SENIOR' | 'LEAD';
  years: readonly [number, number];
  lakhs: readonly [number, number];
  skills: readonly (readonly [name: string, minYears: number, minLevel: number])[];
  purpose: string;
}

export const OPENINGS: readonly Opening[] = [
  {
    title: 'Senior Backend Engineer',
    career: 'Backend Developer',
    department: 'Engineering',
    level: 'SENIOR',
    years: [4, 8],
    lakhs: [38, 46],
    skills: [
      ['Go', 3, 3],
      ['Kafka', 2, 2],
      ['PostgreSQL', 3, 3],
      ['Redis', 2, 2],
      ['AWS', 2, 2],
      ['Terraform', 1, 1],
    ],
    purpose: 'own the services that decide whether money arrives',
  },
  {
    title: 'Backend Engineer III',
    career: 'Backend Developer',
    department: 'Engineering',
    level: 'SENIOR',
    years: [4, 9],
    lakhs: [34, 48],
    skills: [
      ['Go', 2, 2],
      ['PostgreSQL', 3, 3],
      ['Kubernetes', 1, 2],
    ],
    purpose: 'build the control plane of our storage service',
  },
  {
    title: 'Staff Engineer, Platform',
    career: 'Backend Developer',
    department: 'Platform',
    level: 'LEAD',
    years: [6, 12],
    lakhs: [52, 60],
    skills: [
      ['Go', 4, 3],
      ['Kubernetes', 2, 2],
      ['PostgreSQL', 4, 3],
      ['AWS', 3, 3],
    ],
    purpose: 'set the direction of the platform that forty engineers build on',
  },
  {
    title: 'Software Engineer, Payments',
    career: 'Backend Developer',
    department: 'Engineering',
    level: 'MID',
    years: [2, 5],
    lakhs: [26, 34],
    skills: [
      ['Java', 2, 2],
      ['PostgreSQL', 1, 2],
      ['Kafka', 1, 1],
    ],
    purpose: 'write the code between a customer’s tap and the bank',
  },
  {
    title: 'Frontend Engineer',
    career: 'Frontend Developer',
    department: 'Engineering',
    level: 'MID',
    years: [2, 6],
    lakhs: [25, 34],
    skills: [
      ['TypeScript', 2, 2],
      ['React', 2, 2],
      ['HTML/CSS', 2, 2],
    ],
    purpose: 'make dense screens that people are fast in',
  },
  {
    title: 'Frontend Lead',
    career: 'Frontend Developer',
    department: 'Engineering',
    level: 'LEAD',
    years: [6, 11],
    lakhs: [42, 56],
    skills: [
      ['TypeScript', 4, 3],
      ['React', 4, 3],
      ['Next.js', 1, 2],
      ['GraphQL', 1, 2],
    ],
    purpose: 'lead six engineers and the design system',
  },
  {
    title: 'Full Stack Engineer',
    career: 'Full Stack Developer',
    department: 'Engineering',
    level: 'MID',
    years: [2, 6],
    lakhs: [26, 36],
    skills: [
      ['TypeScript', 2, 2],
      ['Node.js', 2, 2],
      ['React', 2, 2],
      ['PostgreSQL', 1, 2],
    ],
    purpose: 'take features from the first sketch to the first thousand users',
  },
  {
    title: 'Site Reliability Engineer',
    career: 'DevOps Engineer',
    department: 'Platform',
    level: 'SENIOR',
    years: [3, 8],
    lakhs: [32, 46],
    skills: [
      ['Kubernetes', 2, 2],
      ['Terraform', 2, 2],
      ['Linux', 3, 3],
      ['AWS', 2, 2],
    ],
    purpose: 'keep forty services boring at three in the morning',
  },
  {
    title: 'Firmware Lead',
    career: 'Embedded Systems Engineer',
    department: 'Hardware',
    level: 'LEAD',
    years: [5, 10],
    lakhs: [40, 48],
    skills: [
      ['C++', 4, 3],
      ['Linux', 2, 2],
      ['Rust', 1, 1],
    ],
    purpose: 'own the firmware from bootloader to field update',
  },
  {
    title: 'Embedded Engineer',
    career: 'Embedded Systems Engineer',
    department: 'Hardware',
    level: 'MID',
    years: [2, 6],
    lakhs: [25, 32],
    skills: [
      ['C++', 2, 2],
      ['Linux', 1, 2],
    ],
    purpose: 'write control code that has to be right the first time',
  },
  {
    title: 'Android Engineer',
    career: 'Mobile Developer',
    department: 'Engineering',
    level: 'MID',
    years: [2, 6],
    lakhs: [25, 34],
    skills: [
      ['Kotlin', 2, 2],
      ['Java', 1, 2],
    ],
    purpose: 'keep the app quick on a three-year-old phone',
  },
  {
    title: 'Senior Mobile Engineer',
    career: 'Mobile Developer',
    department: 'Engineering',
    level: 'SENIOR',
    years: [4, 9],
    lakhs: [34, 46],
    skills: [
      ['Kotlin', 3, 3],
      ['Swift', 2, 2],
      ['GraphQL', 1, 1],
    ],
    purpose: 'lead both apps through their move to one shared core',
  },
  {
    title: 'Data Engineer',
    career: 'Data Engineer',
    department: 'Data',
    level: 'MID',
    years: [2, 6],
    lakhs: [26, 36],
    skills: [
      ['Python', 2, 2],
      ['Apache Spark', 1, 2],
      ['SQL', 2, 3],
    ],
    purpose: 'make sure that the numbers at nine are the numbers at noon',
  },
  {
    title: 'Data Platform Lead',
    career: 'Data Engineer',
    department: 'Data',
    level: 'LEAD',
    years: [6, 12],
    lakhs: [46, 60],
    skills: [
      ['Python', 4, 3],
      ['Apache Spark', 3, 3],
      ['Kafka', 2, 2],
      ['AWS', 3, 3],
    ],
    purpose: 'design the platform that eleven teams publish their data on',
  },
  {
    title: 'Machine Learning Engineer',
    career: 'Machine Learning Engineer',
    department: 'Data',
    level: 'SENIOR',
    years: [3, 8],
    lakhs: [34, 52],
    skills: [
      ['Python', 3, 3],
      ['PyTorch', 2, 2],
      ['Docker', 1, 2],
    ],
    purpose: 'bring models to production and keep them honest there',
  },
  {
    title: 'Data Scientist, Credit',
    career: 'Data Scientist',
    department: 'Data',
    level: 'MID',
    years: [2, 6],
    lakhs: [26, 38],
    skills: [
      ['Python', 2, 2],
      ['SQL', 2, 2],
    ],
    purpose: 'decide, with evidence, whom to trust with how much',
  },
  {
    title: 'Product Manager',
    career: 'Product Manager',
    department: 'Product',
    level: 'MID',
    years: [3, 7],
    lakhs: [28, 42],
    skills: [['SQL', 1, 2]],
    purpose: 'find the next problem worth a team of eight',
  },
  {
    title: 'Engineering Manager, Metering',
    career: 'Backend Developer',
    department: 'Engineering',
    level: 'LEAD',
    years: [6, 14],
    lakhs: [48, 55],
    skills: [
      ['Go', 3, 2],
      ['PostgreSQL', 3, 2],
      ['Kafka', 2, 2],
    ],
    purpose: 'lead nine engineers who read four million meters',
  },
];

export const BENEFITS = [
  'Health cover for parents too',
  'Six months of parental leave',
  'Stock from the first day',
  'Learning budget of ₹1,00,000 a year',
  'Relocation to our office city',
  'Two days a week at home',
  'Lunch that people stay for',
  'A sabbatical after four years',
] as const;

export const RESPONSIBILITIES = [
  'Design, write and run services that other teams depend on',
  'Review designs and code with care and without delay',
  'Be on call one week in eight, and make that week quieter each time',
  'Write down decisions so that nobody has to ask twice',
  'Interview and mentor: two juniors will learn from how you work',
  'Measure before and after, and say what did not work',
] as const;

export const QUALIFICATIONS = [
  'A degree in engineering, science or mathematics from an institute you can name with pride',
  'Production systems of your own that had real users',
  'Plain writing in English',
  'A habit of testing what matters',
] as const;
