import { type Drawn, joined, line } from './drawing.ts';

/** The layout of LinkedIn's PDF export. */
export const linkedIn: Drawn = (person) => {
  const month = ({ year, month: number }: { year: number; month: number }) =>
    `${new Date(Date.UTC(year, number - 1)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })} ${year}`;
  const top = person.skills.flatMap(({ names }) => names).slice(0, 3);
  const head = (text: string) => line(text, { fontSize: 15.75, margin: [0, 12, 0, 6] });
  const label = (text: string) => line(text, { fontSize: 13, margin: [0, 10, 0, 4] });
  return {
    pageMargins: [30, 40, 40, 50],
    defaultStyle: { fontSize: 12 },
    footer: (page: number, count: number) => ({
      text: `Page ${page} of ${count}`,
      alignment: 'center',
      fontSize: 9,
    }),
    content: [
      {
        columns: [
          {
            width: 150,
            fontSize: 10.5,
            stack: [
              label('Contact'),
              line(person.phone.replace(/^\+91 (\d+) (\d+)$/, '$1$2 (Mobile)')),
              line(person.email),
              line(`www.${person.linkedin} (LinkedIn)`),
              label('Top Skills'),
              ...top.map((name) => line(name)),
              label('Languages'),
              line('English (Full Professional)'),
              line('Hindi (Native or Bilingual)'),
            ],
          },
          {
            width: '*',
            stack: [
              line(`${person.firstName} ${person.lastName}`, { fontSize: 26 }),
              line(person.headline ?? `${person.jobs[0]?.title} at ${person.jobs[0]?.company}`),
              line(`${person.city}, India`, { color: '#b0b0b0' }),
              ...(person.summary ? [head('Summary'), line(person.summary)] : []),
              head('Experience'),
              ...person.jobs.flatMap((job) => [
                line(job.company, { margin: [0, 6, 0, 0] }),
                line(job.title, { fontSize: 11.5 }),
                line(
                  `${month(job.start)} - ${job.end ? month(job.end) : 'Present'} (${job.end ? `${job.end.year - job.start.year + 1} years` : '5 months'})`,
                  { fontSize: 10.5 },
                ),
                ...(job.location
                  ? [line(`${job.location}, India`, { fontSize: 10.5, color: '#b0b0b0' })]
                  : []),
                line(job.bullets.map((text) => `- ${text}`).join('\n'), {
                  fontSize: 10.5,
                  margin: [0, 6, 0, 0],
                }),
              ]),
              head('Education'),
              ...person.degrees.flatMap((degree) => [
                line(degree.institute, { margin: [0, 6, 0, 0] }),
                line(
                  joined(
                    [
                      joined([degree.degree, degree.field], ', '),
                      degree.start ? `(${degree.start} - ${degree.end})` : `(${degree.end})`,
                    ],
                    ' · ',
                  ),
                  { fontSize: 10.5 },
                ),
              ]),
            ],
          },
        ],
        columnGap: 30,
      },
    ],
  };
};
