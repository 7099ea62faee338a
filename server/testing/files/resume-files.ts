import '#server/features/full-profile/profile-pdf.ts';
import { readFileSync } from 'node:fs';
import pdfmake, { type PdfNode } from 'pdfmake';
import { zip } from './zip.ts';

/** A PDF with this content. */
export function pdfOf(content: PdfNode[], more: Record<string, unknown> = {}): Promise<Buffer> {
  return pdfmake.createPdf({ content, defaultStyle: { fontSize: 10 }, ...more }).getBuffer();
}

const heading = (text: string): PdfNode => ({ text, fontSize: 13, bold: true, margin: [0, 8, 0, 2] });
const dated = (text: string, dates: string): PdfNode => ({
  columns: [
    { text, bold: true, width: '*' },
    { text: dates, width: 'auto' },
  ],
});

/** A typical resume of a graduate. */
export function resumePdf(more: Record<string, unknown> = {}): Promise<Buffer> {
  return pdfOf(
    [
      { text: 'Asha Rao', fontSize: 22 },
      'Backend Developer | Go and Kafka',
      '+91-98765 43210 | asha@gmail.com | linkedin.com/in/asharao | github.com/asharao',
      heading('Work Experience'),
      dated('Razorpay, Bengaluru', 'Jul 2021 – Present'),
      'Software Engineer',
      '• Built the reconciliation service in Go and Kafka, serving 2 million users.',
      '• Reduced latency by 43%.',
      dated('Swiggy, Bengaluru', 'May 2020 – Jul 2020'),
      'Software Engineering Intern',
      '• Wrote REST APIs in Python.',
      heading('Education'),
      dated('Indian Institute of Technology, Madras', '2017 - 2021'),
      'B.Tech in Computer Science and Engineering | CGPA: 8.7/10',
      heading('Projects'),
      { text: 'Tamil OCR | Python, PyTorch', bold: true },
      '• Reads printed Tamil with 96% of letters right.',
      heading('Technical Skills'),
      'Languages: Golang, Python, Java',
      'Tools: k8s, Docker, Kafka',
    ],
    more,
  );
}

/** Uses Word's own formatting: headings, a tab, paragraphs. */
export function resumeDocx(): Buffer {
  return readFileSync(new URL('./resume.docx', import.meta.url));
}

/** The layout of a profile that LinkedIn saves: a narrow column, and the company above the role. */
export function linkedInPdf(): Promise<Buffer> {
  const size = (text: string, fontSize: number): PdfNode => ({ text, fontSize });
  return pdfOf([
    {
      columns: [
        {
          width: 150,
          stack: [
            size('Contact', 13),
            'meera@outlook.com',
            'www.linkedin.com/in/meera-nair-42 (LinkedIn)',
            size('Top Skills', 13),
            'Product Management',
            'SQL',
          ],
        },
        {
          width: '*',
          stack: [
            size('Meera Nair', 26),
            size('Product Manager at CRED', 12),
            size('Bengaluru, Karnataka, India', 12),
            size('Experience', 15.75),
            size('CRED', 12),
            size('4 years 2 months', 10.5),
            size('Product Manager', 11.5),
            'October 2022 - Present (3 years 5 months)',
            'Bengaluru, Karnataka, India',
            size('Associate Product Manager', 11.5),
            'January 2022 - September 2022 (9 months)',
            size('Education', 15.75),
            size('BITS Pilani', 12),
            'Bachelor of Engineering - BE, Electronics · (2017 - 2021)',
          ],
        },
      ],
    },
  ]);
}

const TABLES = {
  'Profile.csv':
    'First Name,Last Name,Headline,Summary,Websites\nArjun,Menon,"Data Scientist, Groww","Builds ""honest"" models,\nand ships them.",[PORTFOLIO:https://arjun.dev]\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nGroww,Data Scientist,Models in Python,"Bengaluru, India",Apr 2022,\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\n"Indian Institute of Technology, Bombay",2018,2022,,"Bachelor of Technology - BTech, Mechanical Engineering",\n',
  'Skills.csv': 'Name\nPython\nScikit-Learn\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+919876543210,Mobile\n',
};

/** The archive that LinkedIn sends. */
export function linkedInExport(tables: Record<string, string> = TABLES): Buffer {
  return zip(Object.entries(tables).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
}
