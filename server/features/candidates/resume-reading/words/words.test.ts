import { describe, expect, test } from 'vitest';
import { findLinks, findPhone, platformOf } from './contacts.ts';
import { findMoment, findSpan, toMonth } from './dates.ts';
import { fieldAfter, findDegree, instituteName } from './degrees.ts';
import { sectionOf } from './headings.ts';
import { isPlace, splitPlace } from './places.ts';
import { mentionedSkills, splitSkills } from './skills.ts';

describe('a time span', () => {
  test.each([
    ['Jan 2020 - Mar 2023', '2020-01', '2023-03'],
    ['January 2020 – March 2023', '2020-01', '2023-03'],
    ['Jan’20 to Mar’23', '2020-01', '2023-03'],
    ['01/2020 — 03/2023', '2020-01', '2023-03'],
    ["Jun '98 - Dec '99", '1998-06', '1999-12'],
    ["Nov '99 - Feb '01", '1999-11', '2001-02'],
    ['2020-01 - 2023-03', '2020-01', '2023-03'],
    ['Jan, 2020–Mar, 2023', '2020-01', '2023-03'],
    ['12th June 2019 until 30 Aug 2019', '2019-06', '2019-08'],
    ['May – Jul 2019', '2019-05', '2019-07'],
    ['Sept. 2019 - Dec. 2019', '2019-09', '2019-12'],
  ])('%s has a start and an end', (words, start, end) => {
    const span = findSpan(`Engineer, ${words}`);
    expect([toMonth(span?.start ?? null), toMonth(span?.end ?? null), span?.isCurrent]).toEqual([
      start,
      end,
      false,
    ]);
  });

  test.each([
    'Jul 2021 - Present',
    'July 2021 to till date',
    '07/2021 – Current',
    'Since Jul 2021',
    'Jul 2021 onwards',
  ])('%s is current', (words) => {
    const span = findSpan(words);
    expect([toMonth(span?.start ?? null), span?.end, span?.isCurrent]).toEqual(['2021-07', null, true]);
  });

  test('with years only has no months', () => {
    const span = findSpan('2019-21');
    expect([span?.start?.year, span?.end?.year, toMonth(span?.end ?? null)]).toEqual([2019, 2021, '']);
  });

  test.each(['SDE-1', 'Pin 560034', '+91 98765 43210', 'Served 2000 - 3000 users', '2023 - 2019'])(
    'is not %s',
    (words) => {
      expect(findSpan(words)).toBeNull();
      expect(findMoment(words)).toBeNull();
    },
  );
});

describe('a degree', () => {
  test.each([
    ['B.Tech in Computer Science', "Bachelor's Degree", 'Computer Science'],
    ['B. Tech (Hons.) - Electrical Engineering, 2019', "Bachelor's Degree", 'Electrical Engineering'],
    ['Bachelor of Technology - BTech, Civil Engineering', "Bachelor's Degree", 'Civil Engineering'],
    ['B.E. (CSE)', "Bachelor's Degree", 'Computer Science and Engineering'],
    ['M.Tech, Information Technology', "Master's Degree", 'Information Technology'],
    ['MBA in Finance', "Master's Degree", 'Finance'],
    ['Ph.D. in Physics', 'Doctorate/PhD', 'Physics'],
  ])('%s', (words, degree, field) => {
    const found = findDegree(words);
    expect(found?.degree).toBe(degree);
    expect(fieldAfter(words.slice((found?.index ?? 0) + (found?.length ?? 0)))).toBe(field);
  });

  test.each([
    ['Class XII (CBSE)', 'Class XII'],
    ['12th Standard', 'Class XII'],
    ['Senior Secondary (CBSE)', 'Class XII'],
    ['Class X, ICSE', 'Class X'],
    ['Secondary School', 'Class X'],
  ])('%s', (words, degree) => expect(findDegree(words)?.degree).toBe(degree));

  test.each(['St. Xavier’s High School', 'Govt. Senior Secondary School', 'Mess Menu Bot'])(
    'is not %s',
    (words) => expect(findDegree(words)).toBeNull(),
  );
});

test.each([
  ['Indian Institute of Technology, Bombay', 'IIT Bombay'],
  ['IIT-Madras', 'IIT Madras'],
  ['Indian Institute of Technology Bombay, Mumbai', 'IIT Bombay'],
  ['Anna University', 'Anna University'],
])('the institute %s is %s', (words, name) => expect(instituteName(words)).toBe(name));

test.each(['+91-98765 43210', '9876543210', '09876543210', '(+91) 98765-43210', '+91 987 654 3210'])(
  'the number %s is normalised to one format',
  (words) => expect(findPhone(`Mobile: ${words} | a@b.in`)?.phone).toBe('+91 98765 43210'),
);

test('a foreign number stays as written, and a number that is too long is dropped', () => {
  expect(findPhone('Phone: +1 (415) 555-0132')?.phone).toBe('+1 415 555 0132');
  expect(findPhone('Account +123 4567 8901 2345 at the bank')).toBeNull();
});

test('links are found without mail addresses, and distinguished by kind', () => {
  const links = findLinks(
    'asha@gmail.com | linkedin.com/in/asha | https://github.com/asha/ | asha.dev, Node.js',
  );
  expect(links).toEqual(['https://linkedin.com/in/asha', 'https://github.com/asha', 'https://asha.dev']);
  expect(links.map(platformOf)).toEqual(['LINKEDIN', 'GITHUB', 'PORTFOLIO']);
});

test('skills are split at every kind of separator, without their label, and spelled as in the list', () => {
  expect(splitSkills('Languages: Golang, C/C++, Python (expert) and k8s').map(({ name }) => name)).toEqual([
    'Go',
    'C',
    'C++',
    'Python',
    'Kubernetes',
  ]);
  expect(splitSkills('ReactJS • HTML/CSS | CI/CD; AWS (EC2, S3)').map(({ name }) => name)).toEqual([
    'React',
    'HTML/CSS',
    'CI/CD',
    'AWS',
    'EC2',
    'S3',
  ]);
  expect(
    splitSkills(
      'Languages: Java, Python, C++ | Frameworks: Spring Boot, React.js | Tools: Kubernetes, Docker, AWS',
    ).map(({ name }) => name),
  ).toEqual(['Java', 'Python', 'C++', 'Spring Boot', 'React', 'Kubernetes', 'Docker', 'AWS']);
  expect(splitSkills('Python: expert | Java: beginner')).toEqual([
    { name: 'Python', level: 'EXPERT' },
    { name: 'Java', level: 'BEGINNER' },
  ]);
  expect(splitSkills('Python (Advanced)')).toEqual([{ name: 'Python', level: 'ADVANCED' }]);
});

test('in running text technologies are only found as whole words', () => {
  expect(mentionedSkills('Rewrote the Java service with PostgreSQL, then JavaScript')).toEqual([
    'JavaScript',
    'Java',
    'PostgreSQL',
  ]);
  expect(mentionedSkills('Let go of the swift reaction')).toEqual([]);
});

test('places are distinguished from companies', () => {
  expect(splitPlace('Razorpay, Bengaluru, India')).toEqual({ rest: 'Razorpay', place: 'Bengaluru, India' });
  expect(splitPlace('Acme Inc, Payments')).toEqual({ rest: 'Acme Inc, Payments', place: '' });
  expect(isPlace('Remote')).toBe(true);
  expect(isPlace('Goa Foods')).toBe(false);
});

test.each([
  ['EXPERIENCE', 'experience'],
  ['E X P E R I E N C E', 'experience'],
  ['Tools & Technologies:', 'skills'],
  ['3. Academic Background', 'education'],
  ['Experience with Kafka and other queues', undefined],
])('%s is the heading of %s', (words, section) => expect(sectionOf(words)).toBe(section));
