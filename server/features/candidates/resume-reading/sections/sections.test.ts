import { expect, test } from 'vitest';
import { toLine } from '#server/features/candidates/resume-reading/text/line.ts';
import { readEducation } from './education.ts';
import { readJobs } from './jobs.ts';
import { findContact } from './person.ts';
import { readProjects } from './projects.ts';
import { readSkills } from './skills.ts';
import { splitSections } from './split.ts';

const lines = (...texts: string[]) => texts.map((text) => toLine(text.split('\t')));
const jobsOf = (...texts: string[]) =>
  readJobs(lines(...texts)).map(({ designation, companyName, startDate, isCurrentJob }) => [
    designation,
    companyName,
    startDate,
    isCurrentJob,
  ]);

const BULLET = '• Built the ledger in Java.';

test.each([
  ['role, company and dates in one line', ['SDE II, Razorpay\tJul 2021 - Present', BULLET]],
  ['company first', ['Razorpay | SDE II\tJul 2021 - Present', BULLET]],
  ['dates under both', ['SDE II', 'Razorpay', 'Jul 2021 - Present', BULLET]],
  ['dates over both', ['Jul 2021 - Present', 'SDE II', 'Razorpay', BULLET]],
  ['company and dates, then the role', ['Razorpay\tJul 2021 - Present', 'SDE II\tBengaluru', BULLET]],
  ['a sentence', ['SDE II at Razorpay (Jul 2021 - Present)', BULLET]],
  ['dates in a column', ['Jul 2021 -\tSDE II, Razorpay', 'Present\t• Built the ledger.']],
])('a job written as %s', (_how, texts) => {
  expect(jobsOf(...texts)).toEqual([['SDE II', 'Razorpay', '2021-07', true]]);
});

test('a job keeps its text separate from that of the next', () => {
  const jobs = readJobs(
    lines(
      'SDE II, Razorpay\tJul 2021 - Present',
      '• Built the ledger in Java.',
      '• Led two people.',
      'SDE, Accenture Solutions Pvt. Ltd.\tJan 2020 - Jun 2021',
      '• Wrote tests.',
    ),
  );
  expect(jobs.map(({ companyName, keyAchievements }) => [companyName, keyAchievements])).toEqual([
    ['Razorpay', ['Built the ledger in Java.', 'Led two people.']],
    ['Accenture Solutions Pvt. Ltd.', ['Wrote tests.']],
  ]);
});

test('several roles are under one company', () => {
  expect(
    jobsOf(
      'Amazon\t2019 - Present',
      'SDE II\tJul 2021 - Present',
      BULLET,
      'SDE I\tJul 2019 - Jun 2021',
      BULLET,
    ).map(([role, company]) => [role, company]),
  ).toEqual([
    ['SDE II', 'Amazon'],
    ['SDE I', 'Amazon'],
  ]);
});

test('a phone number that is wrapped in a narrow column is joined', () => {
  expect(findContact(lines('asha@gmail.com', '+91 98765', '43210'))?.value).toBe('+91 98765 43210');
});

test('a role under one company has the company’s place, unless it has its own', () => {
  const jobs = readJobs(
    lines(
      'Amazon, Hyderabad\t2019 - Present',
      'SDE II\tJul 2021 - Present',
      BULLET,
      'SDE I\tChennai\tJul 2019 - Jun 2021',
      BULLET,
    ),
  );
  expect(jobs.map(({ designation, companyName, location }) => [designation, companyName, location])).toEqual([
    ['SDE II', 'Amazon', 'Hyderabad'],
    ['SDE I', 'Amazon', 'Chennai'],
  ]);
});

test('degrees are read with their parts in any order, and from the rows of a table', () => {
  const degrees = (...texts: string[]) =>
    readEducation(lines(...texts)).map(({ educationDegree, universityName, endYear, cgpa, percentage }) => [
      educationDegree,
      universityName,
      endYear,
      cgpa ?? percentage,
    ]);
  const expected = [
    ["Bachelor's Degree", 'IIT Madras', 2021, 8.7],
    ['Class XII', 'Delhi Public School', 2017, 91.2],
  ];
  expect(
    degrees(
      'IIT Madras\t2017 - 2021',
      'B.Tech in Physics | CGPA: 8.7',
      'Delhi Public School\t2017',
      'Class XII (CBSE) | 91.2%',
    ),
  ).toEqual(expected);
  expect(
    degrees(
      'B.Tech in Physics',
      'IIT Madras, 2017 - 2021, GPA 8.7/10',
      'Class XII',
      'Delhi Public School, 2017, 91.2%',
    ),
  ).toEqual(expected);
  expect(
    degrees(
      'Degree\tInstitute\tYear\tScore',
      'B.Tech in Physics\tIIT Madras\t2021\t8.7',
      'Class XII\tDelhi Public School\t2017\t91.2%',
    ),
  ).toEqual(expected);
});

test('projects are titles with their text, or the bullets of a list', () => {
  const titles = (...texts: string[]) =>
    readProjects(lines(...texts)).map(({ projectTitle, technologiesUsed }) => [
      projectTitle,
      technologiesUsed,
    ]);
  expect(
    titles('Tamil OCR | Python, PyTorch', '• Reads print.', 'Mess Bot (React)', '• Tells the menu.'),
  ).toEqual([
    ['Tamil OCR', ['Python', 'PyTorch']],
    ['Mess Bot', ['React']],
  ]);
  expect(titles('• Tamil OCR: reads print with PyTorch', '• Mess Bot: tells the menu')).toEqual([
    ['Tamil OCR', ['PyTorch']],
    ['Mess Bot', []],
  ]);
});

test('a skill was used as long as the jobs that list it, each month once', () => {
  const jobs = readJobs(
    lines('SDE, Razorpay\tJan 2022 - Jan 2024', BULLET, 'SDE, Swiggy\tJan 2023 - Jan 2025', BULLET),
  );
  const [java, go] = readSkills(lines('Java, Go'), jobs, '2026-11');
  expect([java?.experience, go?.experience]).toEqual([
    { years: 3, months: 0 },
    { years: 0, months: 0 },
  ]);
});

test('a heading with text on the same line ends the section above it, but not personal details', () => {
  const { under } = splitSections([
    lines(
      'Projects',
      'Payment gateway in Java',
      'LANGUAGES KNOWN: English, Hindi, Konkani',
      'Personal Details',
      'Languages Known: English, Hindi',
      'Address: 12 MG Road, Pune',
    ),
  ]);
  const textsUnder = (name: Parameters<typeof under>[0]) => under(name).map(({ text }) => text);
  expect(textsUnder('projects')).toEqual(['Payment gateway in Java']);
  expect(textsUnder('other')).toEqual(['English, Hindi, Konkani']);
  expect(textsUnder('contact')).toEqual(['Languages Known: English, Hindi', 'Address: 12 MG Road, Pune']);
});

test.each([
  ['settle-', 'ment engine', 'settlement engine'],
  ['the Real-', 'Time ledger', 'the Real-Time ledger'],
  ['the ledger', 'and its audit', 'the ledger and its audit'],
])('a bullet that goes on from %j to %j is one text', (end, next, whole) => {
  const [job] = readJobs(lines('SDE II, Razorpay\tJul 2021 - Present', `• Rebuilt ${end}`, next));
  expect(job?.keyAchievements).toEqual([`Rebuilt ${whole}`]);
});
