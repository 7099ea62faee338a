import type * as z from 'zod';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';

type Filter = z.input<typeof CandidateFilter>;

const LAKH = 100_000;
const skills = (...names: string[]): Filter => ({ skills: names.map((name) => ({ name })) });
const skill = (name: string, minYears: number): Filter => ({ skills: [{ name, minYears }] });
const cities = (...names: string[]): Filter => ({ cities: names });
const institutes = (...names: string[]): Filter => ({ institutes: names });
const years = (min: number | null, max: number | null = null): Filter => ({ experience: { min, max } });
const pay = (max: number | null, min: number | null = null): Filter => ({
  expectedSalary: { min: min && min * LAKH, max: max && max * LAKH },
});
const notice = (...noticePeriods: string[]): Filter => ({ noticePeriods });

const NCR = ['Delhi', 'Gurugram', 'Noida', 'Greater Noida', 'Faridabad', 'Ghaziabad'];
const BITS = ['BITS Pilani', 'BITS Goa', 'BITS Hyderabad'];
const WITHIN_15 = 'FIFTEEN_DAYS_OR_LESS';
const WITHIN_30 = [WITHIN_15, 'ONE_MONTH'];

/**
 * Texts as recruiters type them, the filter that each means, and how many of the demo's 300 graduates match.
 */
export const QUERIES: readonly (readonly [text: string, filter: Filter, found: number])[] = [
  ['bengaluru', cities('Bengaluru'), 79],
  ['Bangalore', cities('Bengaluru'), 79],
  ['blr', cities('Bengaluru'), 79],
  ['Bombay', cities('Mumbai'), 67],
  ['mumbai', cities('Mumbai'), 67],
  ['madras', cities('Chennai'), 66],
  ['gurgaon', cities('Gurugram'), 82],
  ['New Delhi', cities('Delhi'), 67],
  ['Delhi NCR', cities(...NCR), 180],
  ['pune, hyderabad', cities('Pune', 'Hyderabad'), 134],
  ['poona or bombay', cities('Pune', 'Mumbai'), 128],
  ['kolkata', cities('Kolkata'), 0],
  ['react', skills('React'), 61],
  ['React.js', skills('React'), 61],
  ['reactjs', skills('React'), 61],
  ['react native', skills('React Native'), 27],
  ['js', skills('JavaScript'), 19],
  ['ts', skills('TypeScript'), 77],
  ['k8s', skills('Kubernetes'), 48],
  ['golang', skills('Go'), 38],
  ['go', skills('Go'), 38],
  ['postgres', skills('PostgreSQL'), 102],
  ['C++', skills('C++'), 41],
  ['c++', skills('C++'), 41],
  ['cpp', skills('C++'), 41],
  ['C++17', skills('C++'), 41],
  ['C#', skills('C#'), 0],
  ['.NET', skills('.NET'), 0],
  ['dot net', skills('.NET'), 0],
  ['Node.js', skills('Node.js'), 49],
  ['node js', skills('Node.js'), 49],
  ['NodeJS', skills('Node.js'), 49],
  ['nextjs', skills('Next.js'), 30],
  ['html css', skills('HTML/CSS'), 33],
  ['GCP', skills('Google Cloud'), 32],
  ['spark', skills('Apache Spark'), 53],
  ['python 3', skills('Python'), 170],
  ['java 8', skills('Java'), 34],
  ['raect', skills('React'), 61],
  ['pyhton', skills('Python'), 170],
  ['kuberntes', skills('Kubernetes'), 48],
  ['typscript', skills('TypeScript'), 77],
  ['tensorfow', skills('TensorFlow'), 22],
  ['bengalaru', cities('Bengaluru'), 79],
  ['hyderbad', cities('Hyderabad'), 70],
  ['chenani', cities('Chennai'), 66],
  ['IITB', institutes('IIT Bombay'), 17],
  ['iitb', institutes('IIT Bombay'), 17],
  ['IIT B', institutes('IIT Bombay'), 17],
  ['iit-b', institutes('IIT Bombay'), 17],
  ['iit bombay', institutes('IIT Bombay'), 17],
  ['IIT Chennai', institutes('IIT Madras'), 24],
  ['iit madrsa', institutes('IIT Madras'), 24],
  ['Indian Institute of Technology, Kharagpur', institutes('IIT Kharagpur'), 17],
  ['iitkgp', institutes('IIT Kharagpur'), 17],
  ['IIT BHU', institutes('IIT BHU Varanasi'), 27],
  ['bits', institutes(...BITS), 5],
  ['nitk or iisc', institutes('NIT Surathkal', 'IISc Bengaluru'), 4],
  ['3 years', years(3), 226],
  ['3+ yrs', years(3), 226],
  ['3-5 years', years(3, 5), 51],
  ['5 to 8 yrs experience', years(5, 8), 80],
  ['less than 2 years', years(null, 2), 40],
  ['at least 10 years of experience', years(10), 60],
  ['freshers', years(null, 1), 9],
  ['under 40 lakh', pay(40), 103],
  ['40L', pay(40), 103],
  ['< 40 lpa', pay(40), 103],
  ['upto 25 lakhs', pay(25), 38],
  ['30L+', pay(null, 30), 235],
  ['30-40 lakh', pay(40, 30), 47],
  ['₹30 L – ₹48 L', pay(48, 30), 83],
  ['above 50 lpa', pay(null, 50), 147],
  ['under 1 cr', pay(100), 291],
  ['current ctc under 20 lakh', { currentSalary: { max: 20 * LAKH } }, 30],
  ['immediate joiner', notice(WITHIN_15), 34],
  ['15 days', notice(WITHIN_15), 34],
  ['30 days', notice(...WITHIN_30), 123],
  ['notice period 1 month', notice(...WITHIN_30), 123],
  ['serving notice', notice('SERVING_NOTICE_PERIOD'), 22],
  ['active in the last 7 days', { lastActiveDays: 7 }, 63],
  ['react developer', skills('React'), 61],
  ['react, node.js', skills('React', 'Node.js'), 44],
  ['react or vue', { ...skills('React', 'Vue.js'), skillsMode: 'ANY' }, 64],
  ['3+ years of Go', skill('Go', 3), 16],
  ['kafka >= 2 years', skill('Kafka', 2), 42],
  [
    'react bengaluru 3 years under 40 lakh',
    { ...skills('React'), ...cities('Bengaluru'), ...years(3), ...pay(40) },
    3,
  ],
  [
    'pyhton developer in bangalore with 2-6 years',
    { ...skills('Python'), ...cities('Bengaluru'), ...years(2, 6) },
    18,
  ],
  [
    'iit delhi golang 60 days',
    { ...institutes('IIT Delhi'), ...skills('Go'), ...notice(...WITHIN_30, 'TWO_MONTHS') },
    0,
  ],
  ['priya bengaluru', { ...cities('Bengaluru'), text: '"priya"' }, 1],
  ['software engineer, go, mumbai', { ...skills('Go'), ...cities('Mumbai'), text: 'software engineer' }, 9],
  ['priya', { text: 'priya' }, 2],
  ['Karthik R', { text: 'Karthik R' }, 6],
  ['suraj', { text: 'suraj' }, 0],
  ['Madras Signal Works', { text: '"Madras Signal Works"' }, 10],
  ['data scientist', { text: 'data scientist' }, 28],
];
