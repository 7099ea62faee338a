import '#server/features/full-profile/profile-pdf.ts';
import pdfmake, { type PdfNode } from 'pdfmake';
import { type Drawn, joined, line } from './drawing.ts';
import { linkedIn } from './linkedin-layout.ts';
import type { Dice, Person } from './person.ts';
import type { Wording } from './wording.ts';

function pdf(definition: { content: PdfNode[] }): Promise<Buffer> {
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [48, 44, 48, 44],
      defaultStyle: { fontSize: 10 },
      ...definition,
    })
    .getBuffer();
}

const apart = (left: string, right: string, look: object = {}): PdfNode => ({
  columns: [
    { text: left, width: '*', ...look },
    { text: right, width: 'auto', alignment: 'right' },
  ],
  columnGap: 10,
});

function title(text: string, look: object = {}): PdfNode {
  return { text, fontSize: 13, bold: true, margin: [0, 10, 0, 3], ...look };
}

function texts(bullets: readonly string[], { bullet }: Wording, isDrawn: boolean): PdfNode[] {
  // Some programs draw their bullets as shapes, so that they are not part of the text.
  if (isDrawn) return [{ ul: [...bullets], margin: [0, 0, 0, 4] }];
  return bullets.map((text) => ({ text: `${bullet} ${text}`, margin: [8, 0, 0, 1] }));
}

function projects(person: Person, wording: Wording, isDrawn: boolean): PdfNode[] {
  return person.projects.flatMap((project) => [
    line(`${project.title} | ${project.stack.join(', ')}`, { bold: true, margin: [0, 3, 0, 1] }),
    ...texts(project.bullets, wording, isDrawn),
  ]);
}

function extras({ extras: more }: Wording, look: object = {}): PdfNode[] {
  return more.flatMap(({ heading, lines }) => [title(heading, look), ...lines.map((text) => line(text))]);
}

function sections(
  person: Person,
  wording: Wording,
  parts: Record<'experience' | 'education' | 'skills' | 'projects', PdfNode[]>,
  look: object = {},
): PdfNode[] {
  return [
    ...(person.summary ? [title(wording.heading('summary'), look), line(person.summary)] : []),
    ...wording.order.flatMap((section) => [title(wording.heading(section), look), ...parts[section]]),
    ...extras(wording, look),
  ];
}

/** One column; dates on the right; name and contact details centred. */
const oneColumn: Drawn = (person, wording, dice) => {
  const isDrawn = dice.chance(0.4);
  return {
    content: [
      line(wording.name, { fontSize: 20, bold: true, alignment: 'center' }),
      ...(person.headline ? [line(person.headline, { alignment: 'center' })] : []),
      line(wording.contact.join(' | '), { alignment: 'center' }),
      ...sections(person, wording, {
        experience: person.jobs.flatMap((job) => [
          apart(
            joined(
              wording.isTitleFirst ? [job.title, job.company] : [job.company, job.title],
              wording.separator,
            ),
            wording.dates(job),
            { bold: true },
          ),
          ...(job.location ? [line(wording.place(job), { italics: true })] : []),
          ...texts(job.bullets, wording, isDrawn),
        ]),
        education: person.degrees.flatMap((degree) => [
          apart(degree.institute, wording.years(degree), { bold: true }),
          line(joined([wording.degree(degree), wording.mark(degree)], ' | ')),
        ]),
        skills: wording.skillLines.map((text) => line(text)),
        projects: projects(person, wording, isDrawn),
      }),
    ],
  };
};

/** The widespread one-column LaTeX class: role and dates, then company and place in italics. */
const latexArticle: Drawn = (person, wording) => ({
  defaultStyle: { fontSize: 10, lineHeight: 1.05 },
  content: [
    line(wording.name, { fontSize: 24, alignment: 'center' }),
    ...(person.headline ? [line(person.headline, { alignment: 'center' })] : []),
    line(wording.contact.join('  |  '), { alignment: 'center', fontSize: 9 }),
    ...sections(
      person,
      wording,
      {
        experience: person.jobs.flatMap((job) => [
          apart(wording.isTitleFirst ? job.title : job.company, wording.dates(job), { bold: true }),
          {
            columns: [
              { text: wording.isTitleFirst ? job.company : job.title, italics: true },
              { text: wording.place(job), italics: true, alignment: 'right' },
            ],
          },
          ...texts(job.bullets, wording, false),
        ]),
        education: [
          {
            table: {
              widths: ['auto', '*', 'auto', 'auto'],
              body: [
                ['Degree', 'Institute', 'Year', 'CGPA / %'],
                ...person.degrees.map((degree) => [
                  wording.degree(degree),
                  degree.institute,
                  wording.years(degree),
                  wording.mark(degree).replace(/^[A-Z]+:? /, ''),
                ]),
              ],
            },
            fontSize: 9,
          },
        ],
        skills: wording.skillLines.map((text) => line(text)),
        projects: projects(person, wording, false),
      },
      { fontSize: 12, decoration: 'underline' },
    ),
  ],
});

/** The LaTeX resume class with a narrow column of dates on the left. */
const latexDatesLeft: Drawn = (person, wording, dice) => {
  const row = (left: string, right: PdfNode[]): PdfNode => ({
    columns: [
      { text: left, width: 110, fontSize: 9 },
      { stack: right, width: '*' },
    ],
    columnGap: 12,
    margin: [0, 0, 0, 4],
  });
  const isDrawn = dice.chance(0.5);
  return {
    content: [
      {
        columns: [
          line(wording.name, { fontSize: 26, color: '#335588' }),
          {
            stack: wording.contact.map((text) => line(text, { alignment: 'right', fontSize: 9 })),
            width: 190,
          },
        ],
      },
      ...(person.headline ? [line(person.headline, { italics: true })] : []),
      ...sections(
        person,
        wording,
        {
          experience: person.jobs.map((job) =>
            row(wording.dates(job), [
              {
                text: [
                  { text: wording.isTitleFirst ? job.title : job.company, bold: true },
                  `, ${joined([wording.isTitleFirst ? job.company : job.title, wording.place(job)], ', ')}`,
                ],
              },
              ...texts(job.bullets, wording, isDrawn),
            ]),
          ),
          education: person.degrees.map((degree) =>
            row(wording.years(degree), [
              line(joined([wording.degree(degree), degree.institute, wording.mark(degree)], ', ')),
            ]),
          ),
          skills: person.skills.map(({ group, names }) => row(group, [line(names.join(', '))])),
          projects: projects(person, wording, isDrawn),
        },
        { color: '#335588', bold: false, fontSize: 14 },
      ),
    ],
  };
};

/** Two columns, the narrow one on the left or on the right. */
const sidebar =
  (side: 'left' | 'right'): Drawn =>
  (person, wording, dice) => {
    const isDrawn = dice.chance(0.4);
    const small = { fontSize: 12 };
    const narrow: PdfNode = {
      width: 150,
      stack: [
        title(wording.heading('contact'), small),
        ...wording.contact.map((text) => line(text, { fontSize: 9 })),
        title(wording.heading('skills'), small),
        ...person.skills.flatMap(({ names }) => names).map((name) => line(dice.chance(0) ? name : `${name}`)),
        ...extras(wording, small),
      ],
    };
    const wide: PdfNode = {
      width: '*',
      stack: [
        ...(person.summary ? [title(wording.heading('summary'), small), line(person.summary)] : []),
        ...wording.order
          .filter((section) => section !== 'skills')
          .flatMap((section) => [
            title(wording.heading(section), small),
            ...(section === 'experience'
              ? person.jobs.flatMap((job) => [
                  line(wording.isTitleFirst ? job.title : job.company, { bold: true, margin: [0, 4, 0, 0] }),
                  line(wording.isTitleFirst ? job.company : job.title),
                  line(joined([wording.dates(job), wording.place(job)], ' | '), {
                    color: '#666666',
                    fontSize: 9,
                  }),
                  ...texts(job.bullets, wording, isDrawn),
                ])
              : section === 'education'
                ? person.degrees.flatMap((degree) => [
                    line(wording.degree(degree), { bold: true, margin: [0, 4, 0, 0] }),
                    line(degree.institute),
                    line(joined([wording.years(degree), wording.mark(degree)], ' | '), { fontSize: 9 }),
                  ])
                : projects(person, wording, isDrawn)),
          ]),
      ],
    };
    return {
      content: [
        line(wording.name, { fontSize: 22, bold: true }),
        ...(person.headline ? [line(person.headline, { fontSize: 12 })] : []),
        { columns: side === 'left' ? [narrow, wide] : [wide, narrow], columnGap: 20, margin: [0, 10, 0, 0] },
      ],
    };
  };

export const PDF_LAYOUTS: Readonly<
  Record<string, (person: Person, wording: Wording, dice: Dice) => Promise<Buffer>>
> = Object.fromEntries(
  Object.entries({
    'PDF, one column': oneColumn,
    'PDF, narrow column left': sidebar('left'),
    'PDF, narrow column right': sidebar('right'),
    'PDF, LaTeX article': latexArticle,
    'PDF, LaTeX dates left': latexDatesLeft,
    'PDF, LinkedIn': linkedIn,
  }).map(([name, drawn]) => [
    name,
    (person: Person, wording: Wording, dice: Dice) => pdf(drawn(person, wording, dice)),
  ]),
);
