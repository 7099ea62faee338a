import type { Dice, Person } from './person.ts';
import {
  type Block,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopPosition,
  TabStopType,
  TextRun,
  WidthType,
} from './word-parts.ts';
import type { Wording } from './wording.ts';

type Part = 'experience' | 'education' | 'skills' | 'projects';

function pack(children: Block[]): Promise<Buffer> {
  const bullets = { reference: 'bullets', levels: [{ level: 0, format: LevelFormat.BULLET, text: '•' }] };
  return Packer.toBuffer(new Document({ numbering: { config: [bullets] }, sections: [{ children }] }));
}

const bold = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] });
const plain = (text: string) => new Paragraph(text);
const listed = (text: string) => new Paragraph({ text, numbering: { reference: 'bullets', level: 0 } });
const apart = (left: string, right: string) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
    children: [new TextRun({ text: left, bold: true }), new TextRun(`\t${right}`)],
  });
const joined = (words: readonly string[], separator: string) => words.filter(Boolean).join(separator);
const cell = (children: Block[], width: number) =>
  new TableCell({ children, width: { size: width, type: WidthType.PERCENTAGE } });

function projects(person: Person, isListed: boolean): Block[] {
  return person.projects.flatMap((project) => [
    bold(project.title),
    ...(isListed ? project.bullets.map(listed) : project.bullets.map(plain)),
    plain(`Technologies: ${project.stack.join(', ')}`),
  ]);
}

function whole(
  person: Person,
  wording: Wording,
  parts: Record<Part, Block[]>,
  title: (text: string) => Block,
): Block[] {
  return [
    ...(person.summary ? [title(wording.heading('summary')), plain(person.summary)] : []),
    ...wording.order.flatMap((section) => [title(wording.heading(section)), ...parts[section]]),
    ...wording.extras.flatMap(({ heading, lines }) => [title(heading), ...lines.map(listed)]),
  ];
}

/** Uses Word's heading styles, tabs and lists. */
function styled(person: Person, wording: Wording): Promise<Buffer> {
  const title = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  return pack([
    new Paragraph({ text: wording.name, heading: HeadingLevel.TITLE }),
    ...(person.headline ? [plain(person.headline)] : []),
    plain(wording.contact.slice(0, 2).join(' | ')),
    new Paragraph({
      children: wording.contact.slice(2).flatMap((text) => [
        text.includes('/')
          ? new ExternalHyperlink({
              link: `https://${text.replace(/^https?:\/\//, '')}`,
              children: [new TextRun(text.includes('github') ? 'GitHub' : 'LinkedIn')],
            })
          : new TextRun(text),
        new TextRun('  |  '),
      ]),
    }),
    ...whole(
      person,
      wording,
      {
        experience: person.jobs.flatMap((job) => [
          apart(
            joined(
              wording.isTitleFirst ? [job.title, job.company] : [job.company, job.title],
              wording.separator,
            ),
            wording.dates(job),
          ),
          ...(job.location ? [plain(wording.place(job))] : []),
          ...job.bullets.map(listed),
        ]),
        education: person.degrees.flatMap((degree) => [
          apart(degree.institute, wording.years(degree)),
          plain(joined([wording.degree(degree), wording.mark(degree)], ' | ')),
        ]),
        skills: wording.skillLines.map(plain),
        projects: projects(person, true),
      },
      title,
    ),
  ]);
}

/** No styles: bold text, typed bullets, education as a table. */
function typed(person: Person, wording: Wording): Promise<Buffer> {
  const row = (texts: readonly string[]) =>
    new TableRow({ children: texts.map((text) => cell([plain(text)], 25)) });
  return pack([
    bold(wording.name),
    ...(person.headline ? [plain(person.headline)] : []),
    ...wording.contact.map((text, place) =>
      plain(
        `${['Mobile', 'Email', 'LinkedIn', 'GitHub', 'Address'][text.includes('India') ? 4 : place]}: ${text}`,
      ),
    ),
    ...whole(
      person,
      wording,
      {
        experience: person.jobs.flatMap((job) => [
          bold(wording.isTitleFirst ? job.title : joined([job.company, wording.place(job)], ', ')),
          plain(wording.isTitleFirst ? joined([job.company, wording.place(job)], ', ') : job.title),
          plain(wording.dates(job)),
          ...job.bullets.map((text) => plain(`${wording.bullet} ${text}`)),
        ]),
        education: [
          new Table({
            rows: [
              row(['Qualification', 'Institution', 'Year of passing', 'Score']),
              ...person.degrees.map((degree) =>
                row([wording.degree(degree), degree.institute, wording.years(degree), wording.mark(degree)]),
              ),
            ],
          }),
        ],
        skills: wording.skillLines.map((text) => plain(`${wording.bullet} ${text}`)),
        projects: projects(person, false),
      },
      bold,
    ),
  ]);
}

/** Two columns made with a borderless table. */
function twoColumns(person: Person, wording: Wording): Promise<Buffer> {
  const title = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });
  const narrow = [
    title(wording.heading('contact')),
    ...wording.contact.map(plain),
    title(wording.heading('skills')),
    ...person.skills.flatMap(({ names }) => names).map(listed),
  ];
  const inWide = { ...wording, order: wording.order.filter((section) => section !== 'skills') };
  const wide = whole(
    person,
    inWide,
    {
      experience: person.jobs.flatMap((job) => [
        bold(
          joined(
            wording.isTitleFirst ? [job.title, job.company] : [job.company, job.title],
            wording.separator,
          ),
        ),
        plain(joined([wording.dates(job), wording.place(job)], ' | ')),
        ...job.bullets.map(listed),
      ]),
      education: person.degrees.flatMap((degree) => [
        bold(wording.degree(degree)),
        plain(joined([degree.institute, wording.years(degree), wording.mark(degree)], ', ')),
      ]),
      skills: [],
      projects: projects(person, true),
    },
    title,
  );
  return pack([
    new Paragraph({ text: wording.name, heading: HeadingLevel.TITLE }),
    ...(person.headline ? [plain(person.headline)] : []),
    new Table({ rows: [new TableRow({ children: [cell(narrow, 30), cell(wide, 70)] })] }),
  ]);
}

export const WORD_LAYOUTS: Readonly<
  Record<string, (person: Person, wording: Wording, dice: Dice) => Promise<Buffer>>
> = {
  'Word, styled': styled,
  'Word, typed with a table': typed,
  'Word, two columns': twoColumns,
};
