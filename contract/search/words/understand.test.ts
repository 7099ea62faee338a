import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CITIES } from '../../lists/cities.ts';
import { CITY_ALIASES } from '../../lists/city-aliases.ts';
import { INSTITUTES } from '../../lists/institutes.ts';
import { TECHNOLOGIES } from '../../lists/technologies.ts';
import { TECHNOLOGY_ALIASES } from '../../lists/technology-aliases.ts';
import { CandidateFilter } from '../candidate-filter.ts';
import { understand, withWords } from './understand.ts';

/** Pieces as `kind label`, and the remaining words. */
function read(text: string) {
  const { understood, rest } = understand(text);
  return [...understood.map(({ kind, label }) => `${kind} ${label}`), ...(rest ? [`words ${rest}`] : [])];
}

describe('the names in every list', () => {
  test.each(TECHNOLOGIES.map((name) => [name]))('%s is a skill', (name) => {
    expect(read(name)).toEqual([`SKILL ${name}`]);
    expect(read(name.toLowerCase())).toEqual([`SKILL ${name}`]);
  });
  test.each(Object.entries(TECHNOLOGY_ALIASES))('%s is %s', (alias, name) => {
    expect(read(alias.toUpperCase())).toEqual([`SKILL ${name}`]);
  });
  test.each(CITIES.map((name) => [name]))('%s is a city', (name) => {
    expect(understand(name).filter.cities).toEqual([name]);
  });
  test.each(Object.entries(CITY_ALIASES))('%s is %s', (alias, names) => {
    expect(understand(alias).filter.cities).toEqual(names);
  });
  test.each(INSTITUTES.map(({ name, fullName }) => [name, fullName]))(
    '%s is an institute',
    (name, fullName) => {
      expect(understand(name).filter.institutes).toEqual([name]);
      expect(understand(fullName).filter).toMatchObject({ institutes: [name], cities: [] });
    },
  );
});

describe('what is understood', () => {
  test.each([
    [
      'react bengaluru 3 years under 40 lakh',
      'SKILL React',
      'CITY Bengaluru',
      'EXPERIENCE At least 3 years',
      'EXPECTED_PAY Up to ₹40 L',
    ],
    // Special characters and versions.
    ['C++', 'SKILL C++'],
    ['c++17', 'SKILL C++'],
    ['C#', 'SKILL C#'],
    ['c sharp', 'SKILL C#'],
    ['.NET', 'SKILL .NET'],
    ['f#', 'SKILL F#'],
    ['node.js.', 'SKILL Node.js'],
    ['node-js', 'SKILL Node.js'],
    ['python3', 'SKILL Python'],
    ['java 8', 'SKILL Java'],
    ['react 18 pune', 'SKILL React', 'CITY Pune'],
    ['react+node', 'SKILL React', 'SKILL Node.js'],
    ['react, node/go', 'SKILL React', 'words node go'],
    // Institutes, with and without spaces.
    ['iitb', 'INSTITUTE IIT Bombay'],
    ['IIT-B', 'INSTITUTE IIT Bombay'],
    ['iit b', 'INSTITUTE IIT Bombay'],
    ['ism dhanbad', 'INSTITUTE IIT Dhanbad'],
    ['iit', 'INSTITUTE Any IIT'],
    ['iit, delhi', 'INSTITUTE Any IIT', 'CITY Delhi'],
    ['iit delhi', 'INSTITUTE IIT Delhi'],
    // Years.
    ['3+ yrs', 'EXPERIENCE At least 3 years'],
    ['5+', 'EXPERIENCE At least 5 years'],
    ['3-5 years', 'EXPERIENCE 3 to 5 years'],
    ['3 – 5 yrs exp', 'EXPERIENCE 3 to 5 years'],
    ['between 3 and 5 years', 'EXPERIENCE 3 to 5 years'],
    ['5-3 years', 'EXPERIENCE 3 to 5 years'],
    ['experience: 3 to 5', 'EXPERIENCE 3 to 5 years'],
    ['less than 5 years', 'EXPERIENCE Up to 5 years'],
    ['5 years max', 'EXPERIENCE Up to 5 years'],
    ['minimum experience 3 years', 'EXPERIENCE At least 3 years'],
    ['three years', 'EXPERIENCE At least 3 years'],
    ['18 months of experience', 'EXPERIENCE At least 1.5 years'],
    ['1 year', 'EXPERIENCE At least 1 year'],
    ['fresher', 'EXPERIENCE Up to 1 year'],
    ['60 years', 'words 60 years'],
    // Years of a skill, if the text says which skill.
    ['3+ years of react', 'SKILL React, 3 years and over'],
    ['3 years experience in go', 'SKILL Go, 3 years and over'],
    ['react >= 3 years', 'SKILL React, 3 years and over'],
    ['react (1 year), go', 'SKILL React, 1 year and over', 'SKILL Go'],
    ['react 3 years', 'SKILL React', 'EXPERIENCE At least 3 years'],
    ['3 years in pune', 'EXPERIENCE At least 3 years', 'CITY Pune'],
    // Pay.
    ['40L', 'EXPECTED_PAY Up to ₹40 L'],
    ['40 L', 'EXPECTED_PAY Up to ₹40 L'],
    ['< 40 lpa', 'EXPECTED_PAY Up to ₹40 L'],
    ['≤40lac', 'EXPECTED_PAY Up to ₹40 L'],
    ['not more than 40 lakhs', 'EXPECTED_PAY Up to ₹40 L'],
    ['1 cr', 'EXPECTED_PAY Up to ₹100 L'],
    ['1.2 crore', 'EXPECTED_PAY Up to ₹120 L'],
    ['80 lakh to 1 cr', 'EXPECTED_PAY ₹80 L – ₹100 L'],
    ['₹30 L – ₹48 L', 'EXPECTED_PAY ₹30 L – ₹48 L'],
    ['rs. 30-40 lakhs p.a.', 'EXPECTED_PAY ₹30 L – ₹40 L'],
    ['30L+', 'EXPECTED_PAY ₹30 L and over'],
    ['above 30 lakh', 'EXPECTED_PAY ₹30 L and over'],
    ['30 lakhs/year and above', 'EXPECTED_PAY Up to ₹30 L', 'words above'],
    ['under 40,00,000', 'EXPECTED_PAY Up to ₹40 L'],
    ['₹4000000', 'EXPECTED_PAY Up to ₹40 L'],
    ['expected ctc: 35', 'EXPECTED_PAY Up to ₹35 L'],
    ['current ctc below 30 lakh', 'CURRENT_PAY Up to ₹30 L'],
    ['9876543210', 'words 9876543210'],
    ['under 40', 'words under 40'],
    // Notice and activity.
    ['immediate', 'NOTICE 15 days or less'],
    ['can join immediately', 'NOTICE 15 days or less'],
    ['15 days or less', 'NOTICE 15 days or less'],
    ['30 days', 'NOTICE Up to 1 month'],
    ['45 days notice', 'NOTICE Up to 1 month'],
    ['notice period: 2 months', 'NOTICE Up to 2 months'],
    ['within 8 weeks', 'NOTICE Up to 1 month'],
    ['more than 3 months', 'NOTICE More than 3 months'],
    ['more than 2 months notice', 'NOTICE 3 months or more'],
    ['serving notice period', 'NOTICE Serving notice'],
    ['active in the last 7 days', 'ACTIVITY Active in the last 7 days'],
    ['3 years notice period 2 months', 'EXPERIENCE At least 3 years', 'NOTICE Up to 2 months'],
    ['40 lakh notice 30 days', 'EXPECTED_PAY Up to ₹40 L', 'NOTICE Up to 1 month'],
    ['6 months', 'words 6 months'],
    // Alternatives.
    ['react or vue', 'SKILL React or Vue.js'],
    ['C/C++', 'SKILL C or C++'],
    ['pune or mumbai', 'CITY Pune', 'CITY Mumbai'],
    ['react or vue with node', 'SKILL Node.js', 'words react or vue'],
    ['react or pune', 'SKILL React', 'CITY Pune', 'words or'],
    // A negated piece stays a word.
    ['not bengaluru', 'words not bengaluru'],
    ['react without any java', 'SKILL React', 'words without java'],
    // Connecting words, and job titles that add nothing to the skill.
    [
      'react developers based in pune with 3 years of experience',
      'SKILL React',
      'CITY Pune',
      'EXPERIENCE At least 3 years',
    ],
    ['looking in', 'words looking in'],
    ['data engineer', 'words data engineer'],
    ['payments react', 'SKILL React', 'words payments'],
    // Quoted words stay words.
    ['"madras signal works" go', 'SKILL Go', 'words "madras signal works"'],
    // Separate words are not joined to a name.
    ['hydera bad', 'words hydera bad'],
    ['go a', 'SKILL Go'],
  ])('%s', (text, ...expected) => expect(read(text)).toEqual(expected));
});

describe('a word with two meanings', () => {
  test.each([
    ['Karthik R', 'words Karthik R'],
    ['C Raman', 'words C Raman'],
    ['c', 'words c'],
    ['C, Python', 'SKILL C', 'SKILL Python'],
    ['python and r', 'SKILL Python', 'SKILL R'],
    ['R programmer', 'SKILL R'],
    ['Karthik R in pune, react', 'CITY Pune', 'SKILL React', 'words Karthik R'],
    ['ruby', 'SKILL Ruby'],
    ['Ruby Sharma', 'words Ruby Sharma'],
    ['ruby developer pune', 'SKILL Ruby', 'CITY Pune'],
    ['kota srinivas', 'words kota srinivas'],
    ['kota, react', 'CITY Kota', 'SKILL React'],
    ['go', 'SKILL Go'],
    ['gokhale', 'words gokhale'],
    ['goa', 'CITY Goa'],
    ['net', 'words net'],
  ])('%s', (text, ...expected) => expect(read(text)).toEqual(expected));

  test('is reported as a doubt next to another word, as in the name of a company', () => {
    expect(understand('Madras Signal Works').doubts).toEqual([
      { word: 'madras', beside: ['madras', 'signal'] },
    ]);
    expect(understand('Bank of Baroda').doubts).toEqual([{ word: 'baroda', beside: ['of', 'baroda'] }]);
    expect(understand('react developer in pune').doubts).toEqual([]);
    const plain = understand('Madras Signal Works', { plain: new Set(['madras']) });
    expect(plain).toMatchObject({ rest: 'Madras Signal Works', understood: [], isUnfinished: true });
  });
});

describe('a typing error', () => {
  test.each([
    ['raect', 'SKILL React'],
    ['pyhton', 'SKILL Python'],
    ['jvaa', 'SKILL Java'],
    ['kuberntes', 'SKILL Kubernetes'],
    ['elasticsaerch', 'SKILL Elasticsearch'],
    ['bengalore', 'CITY Bengaluru'],
    ['hyderbad', 'CITY Hyderabad'],
    ['mangaloru', 'CITY Mangaluru'],
    ['iit khargpur', 'INSTITUTE IIT Kharagpur'],
    ['raect natvie', 'SKILL React Native'],
  ])('%s', (text, expected) => {
    const { doubts, corrections } = understand(text);
    expect(read(text)).toEqual([expected]);
    expect(corrections.length).toBeGreaterThan(0);
    expect(doubts.length).toBeGreaterThan(0);
  });

  test.each([
    ...[
      'Suraj',
      'Jaya',
      'Pooja',
      'Saleem',
      'Subhash',
      'Monali',
      'Patra',
      'Kapoor',
      'Mansi',
      'Sarat',
      'Reddi',
    ],
    ...['reach', 'sales', 'scale', 'shift', 'mango', 'docket', 'rest', 'note', 'jave lin', 'string', 'nodes'],
    ...[
      'nestjs',
      'preact',
      'redux',
      'mssql',
      'postgis',
      'erlang',
      'vuex',
      'nuxt',
      'scalar',
      'nosql',
      'swiftui',
    ],
    ...['kannur', 'rampur', 'maduras', 'dharbad', 'delphi', 'jodh', 'rea', 'pyt'],
  ])('is not corrected in %s', (word) => expect(read(word)).toEqual([`words ${word}`]));

  test('is reported with its interpretation, and ignored where the word is known', () => {
    const { corrections, understood } = understand('Raect  Pune');
    expect(corrections).toEqual([{ typed: 'Raect', used: 'React' }]);
    expect(understood).toEqual([
      { kind: 'SKILL', label: 'React', text: 'Raect', start: 0 },
      { kind: 'CITY', label: 'Pune', text: 'Pune', start: 7 },
    ]);
    expect(understand('raect pune', { plain: new Set(['raect']) })).toMatchObject({
      rest: 'raect',
      corrections: [],
    });
  });
});

test('the last word counts as unfinished only while it is a word', () => {
  expect(understand('pune pri')).toMatchObject({ rest: 'pri', isUnfinished: true });
  expect(understand('pri pune')).toMatchObject({ rest: 'pri', isUnfinished: false });
  expect(understand('pri')).toMatchObject({ rest: 'pri', isUnfinished: true });
});

describe('combined with the chosen filters', () => {
  const merged = (chosen: object, text: string) => withWords(CandidateFilter.parse(chosen), understand(text));

  test('lists grow, ranges narrow, a skill keeps its highest minimum', () => {
    const chosen = {
      skills: [{ name: 'react', minYears: 4, minLevel: 2 }],
      cities: ['Pune'],
      expectedSalary: { min: 1_000_000, max: 5_000_000 },
      lastActiveDays: 3,
    };
    expect(merged(chosen, 'React >= 2 go pune mumbai under 40 lakh active last 7 days asha')).toMatchObject({
      text: 'asha',
      skills: [
        { name: 'react', minYears: 4, minLevel: 2 },
        { name: 'Go', minYears: 0, minLevel: 0 },
      ],
      cities: ['Pune', 'Mumbai'],
      expectedSalary: { min: 1_000_000, max: 4_000_000 },
      lastActiveDays: 3,
    });
  });

  test('skills connected by "or" stay one condition only if no other is chosen', () => {
    expect(merged({}, 'react or vue').skillsMode).toBe('ANY');
    expect(understand('react or vue', { mayBeAny: false })).toMatchObject({
      understood: [],
      rest: 'react or vue',
    });
  });
});

describe('for any text', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 200, unit: 'grapheme' }),
    fc.string({ maxLength: 200, unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          '3',
          '-',
          '+',
          '(',
          'years',
          'lakh',
          'react',
          'or',
          'iit',
          '₹',
          '<',
          '"',
          ',',
          'not',
          ' ',
        ),
        {
          maxLength: 60,
        },
      )
      .map((parts) => parts.join(' ')),
  );

  test('each piece is at its position, and nothing is lost or invented', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { understood, rest } = understand(text);
        let last = 0;
        for (const piece of understood) {
          expect(piece.start).toBeGreaterThanOrEqual(last);
          expect(text.slice(piece.start, piece.start + piece.text.length)).toBe(piece.text);
          last = piece.start + piece.text.length;
        }
        if (understood.length === 0) expect(rest).toBe(text);
        for (const word of rest.split(' ')) expect(text).toContain(word);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['a', 'a'.repeat(1000)],
    ['digits', '1'.repeat(1000)],
    ['groups of digits', '1,11'.repeat(250)],
    ['quotes', '“"'.repeat(500)],
    ['apostrophes', "a'".repeat(500)],
    ['signs', '<+.#/-₹'.repeat(150)],
    ['ranges', '3-'.repeat(500)],
    ['topics without an amount', 'current '.repeat(125)],
    ['institutes without an end', 'indian institute of '.repeat(50)],
    ['slips', 'kubernetse '.repeat(90)],
    ['halves of pairs', '\ud83d\ude42\ud83d'.repeat(300)],
    ['accents', 'é́́'.repeat(300)],
    ['nothing', '\0\u200b\ufeff'.repeat(300)],
  ])('a thousand characters of %s are processed in time', (_, text) => {
    expect(() => understand(text)).not.toThrow();
  });
});
