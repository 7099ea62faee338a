import { nameWords } from '../kit/name-words.ts';

export type InstituteFamily = 'IIT' | 'NIT' | 'IIIT' | 'BITS' | 'IISc' | 'Other';

export interface Institute {
  /** As shown and stored: `IIT Bombay`. */
  readonly name: string;
  readonly fullName: string;
  readonly family: InstituteFamily;
  /** Its mail domain; addresses at subdomains count too. */
  readonly mailDomain: string;
}

/** `place` if the full name continues differently from the short one. */
type Row = readonly [name: string, mailDomain: string, place?: string];

const IITS: readonly Row[] = [
  ['IIT Bombay', 'iitb.ac.in'],
  ['IIT Delhi', 'iitd.ac.in'],
  ['IIT Madras', 'iitm.ac.in'],
  ['IIT Kanpur', 'iitk.ac.in'],
  ['IIT Kharagpur', 'iitkgp.ac.in'],
  ['IIT Roorkee', 'iitr.ac.in'],
  ['IIT Guwahati', 'iitg.ac.in'],
  ['IIT BHU Varanasi', 'iitbhu.ac.in', '(BHU) Varanasi'],
  ['IIT Ropar', 'iitrpr.ac.in'],
  ['IIT Bhubaneswar', 'iitbbs.ac.in'],
  ['IIT Gandhinagar', 'iitgn.ac.in'],
  ['IIT Hyderabad', 'iith.ac.in'],
  ['IIT Jodhpur', 'iitj.ac.in'],
  ['IIT Patna', 'iitp.ac.in'],
  ['IIT Indore', 'iiti.ac.in'],
  ['IIT Mandi', 'iitmandi.ac.in'],
  ['IIT Palakkad', 'iitpkd.ac.in'],
  ['IIT Tirupati', 'iittp.ac.in'],
  ['IIT Dhanbad', 'iitism.ac.in', '(ISM) Dhanbad'],
  ['IIT Bhilai', 'iitbhilai.ac.in'],
  ['IIT Dharwad', 'iitdh.ac.in'],
  ['IIT Jammu', 'iitjammu.ac.in'],
  ['IIT Goa', 'iitgoa.ac.in'],
];

const NITS: readonly Row[] = [
  ['NIT Trichy', 'nitt.edu', 'Tiruchirappalli'],
  ['NIT Surathkal', 'nitk.edu.in', 'Karnataka, Surathkal'],
  ['NIT Warangal', 'nitw.ac.in'],
  ['NIT Rourkela', 'nitrkl.ac.in'],
  ['NIT Calicut', 'nitc.ac.in'],
  ['MNNIT Allahabad', 'mnnit.ac.in', 'Allahabad'],
  ['VNIT Nagpur', 'vnit.ac.in', 'Nagpur'],
  ['MNIT Jaipur', 'mnit.ac.in', 'Jaipur'],
  ['SVNIT Surat', 'svnit.ac.in', 'Surat'],
  ['MANIT Bhopal', 'manit.ac.in', 'Bhopal'],
  ['NIT Kurukshetra', 'nitkkr.ac.in'],
  ['NIT Durgapur', 'nitdgp.ac.in'],
  ['NIT Silchar', 'nits.ac.in'],
  ['NIT Jamshedpur', 'nitjsr.ac.in'],
  ['NIT Jalandhar', 'nitj.ac.in'],
  ['NIT Hamirpur', 'nith.ac.in'],
  ['NIT Patna', 'nitp.ac.in'],
  ['NIT Raipur', 'nitrr.ac.in'],
  ['NIT Delhi', 'nitdelhi.ac.in'],
  ['NIT Goa', 'nitgoa.ac.in'],
];

const INTERNATIONAL_IIITS: readonly Row[] = [
  ['IIIT Hyderabad', 'iiit.ac.in'],
  ['IIIT Bangalore', 'iiitb.ac.in'],
];

const INDIAN_IIITS: readonly Row[] = [
  ['IIIT Delhi', 'iiitd.ac.in'],
  ['IIIT Allahabad', 'iiita.ac.in'],
  ['IIIT Gwalior', 'iiitm.ac.in'],
  ['IIIT Jabalpur', 'iiitdmj.ac.in'],
  ['IIIT Kancheepuram', 'iiitdm.ac.in'],
  ['IIIT Lucknow', 'iiitl.ac.in'],
  ['IIIT Pune', 'iiitp.ac.in'],
];

const BITS: readonly Row[] = [
  ['BITS Pilani', 'pilani.bits-pilani.ac.in'],
  ['BITS Goa', 'goa.bits-pilani.ac.in', 'Pilani, Goa Campus'],
  ['BITS Hyderabad', 'hyderabad.bits-pilani.ac.in', 'Pilani, Hyderabad Campus'],
];

const OTHERS: readonly Row[] = [
  ['ISI Kolkata', 'isical.ac.in', 'Indian Statistical Institute'],
  ['IIST Thiruvananthapuram', 'iist.ac.in', 'Indian Institute of Space Science and Technology'],
  ['DTU Delhi', 'dtu.ac.in', 'Delhi Technological University'],
  ['NSUT Delhi', 'nsut.ac.in', 'Netaji Subhas University of Technology'],
  ['Jadavpur University', 'jadavpuruniversity.in', 'Jadavpur University'],
];

function family(of: InstituteFamily, fullName: string, rows: readonly Row[]): Institute[] {
  return rows.map(([name, mailDomain, place = name.slice(of.length + 1)]) => ({
    name,
    fullName: `${fullName} ${place}`.trim(),
    family: of,
    mailDomain,
  }));
}

/** The institutes whose graduates the marketplace is for. */
export const INSTITUTES: readonly Institute[] = [
  ...family('IIT', 'Indian Institute of Technology', IITS),
  ...family('BITS', 'Birla Institute of Technology and Science,', BITS),
  ...family('IISc', 'Indian Institute of Science', [['IISc Bengaluru', 'iisc.ac.in']]),
  ...family('IIIT', 'International Institute of Information Technology', INTERNATIONAL_IIITS),
  ...family('IIIT', 'Indian Institute of Information Technology', INDIAN_IIITS),
  ...family('NIT', 'National Institute of Technology', NITS),
  ...family('Other', '', OTHERS),
];

/** Long prefixes of names, and their usual abbreviations. */
const SHORT: readonly (readonly [string, string])[] = [
  ['indian institute of technology', 'iit'],
  ['indian institute of information technology', 'iiit'],
  ['international institute of information technology', 'iiit'],
  ['national institute of technology', 'nit'],
  ['birla institute of technology and science', 'bits'],
  ['indian institute of science', 'iisc'],
];

/**
 * The key that all spellings of a name share: `Indian Institute of Technology, Madras` and `IIT-Madras` are
 * the same.
 */
function nameKey(name: string): string {
  const words = nameWords(name).join(' ');
  const [long, short] = SHORT.find(([start]) => words === start || words.startsWith(`${start} `)) ?? ['', ''];
  return (short + words.slice(long.length)).replace(/ india$/, '');
}

const byName = new Map(
  INSTITUTES.flatMap((institute) => [
    [nameKey(institute.name), institute],
    [nameKey(institute.fullName), institute],
  ]),
);

/** The listed institute with this short or full name; undefined for any other name. */
export function findInstitute(name: string): Institute | undefined {
  return byName.get(nameKey(name));
}

/** The institute that issues an address such as `asha@smail.iitm.ac.in`; undefined for any other address. */
export function findInstituteOfMail(email: string): Institute | undefined {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return INSTITUTES.find(({ mailDomain }) => host === mailDomain || host.endsWith(`.${mailDomain}`));
}

/** The choices of the waitlist on the landing page. */
export const WAITLIST_COLLEGES: readonly string[] = [
  ...INSTITUTES.filter((institute) => institute.family === 'IIT').map((institute) => institute.name),
  'BITS Pilani',
  'IIIT Hyderabad',
  'NIT',
  'Other IIT',
  'Other IIIT',
];
