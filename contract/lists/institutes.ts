export type InstituteFamily = 'IIT' | 'NIT' | 'IIIT' | 'BITS' | 'IISc' | 'Other';

export interface Institute {
  /** As it is shown and stored: `IIT Bombay`. */
  readonly name: string;
  readonly fullName: string;
  readonly family: InstituteFamily;
  /** Its mail domain; addresses at subdomains count too. */
  readonly mailDomain: string;
}

type Row = readonly [place: string, mailDomain: string, name?: string];

const IITS: readonly Row[] = [
  ['Bombay', 'iitb.ac.in'],
  ['Delhi', 'iitd.ac.in'],
  ['Madras', 'iitm.ac.in'],
  ['Kanpur', 'iitk.ac.in'],
  ['Kharagpur', 'iitkgp.ac.in'],
  ['Roorkee', 'iitr.ac.in'],
  ['Guwahati', 'iitg.ac.in'],
  ['(BHU) Varanasi', 'iitbhu.ac.in', 'IIT BHU Varanasi'],
  ['Ropar', 'iitrpr.ac.in'],
  ['Bhubaneswar', 'iitbbs.ac.in'],
  ['Gandhinagar', 'iitgn.ac.in'],
  ['Hyderabad', 'iith.ac.in'],
  ['Jodhpur', 'iitj.ac.in'],
  ['Patna', 'iitp.ac.in'],
  ['Indore', 'iiti.ac.in'],
  ['Mandi', 'iitmandi.ac.in'],
  ['Palakkad', 'iitpkd.ac.in'],
  ['Tirupati', 'iittp.ac.in'],
  ['(ISM) Dhanbad', 'iitism.ac.in', 'IIT Dhanbad'],
  ['Bhilai', 'iitbhilai.ac.in'],
  ['Dharwad', 'iitdh.ac.in'],
  ['Jammu', 'iitjammu.ac.in'],
  ['Goa', 'iitgoa.ac.in'],
];

const NITS: readonly Row[] = [
  ['Tiruchirappalli', 'nitt.edu', 'NIT Trichy'],
  ['Karnataka, Surathkal', 'nitk.edu.in', 'NIT Surathkal'],
  ['Warangal', 'nitw.ac.in'],
  ['Rourkela', 'nitrkl.ac.in'],
  ['Calicut', 'nitc.ac.in'],
  ['Allahabad', 'mnnit.ac.in', 'MNNIT Allahabad'],
  ['Nagpur', 'vnit.ac.in', 'VNIT Nagpur'],
  ['Jaipur', 'mnit.ac.in', 'MNIT Jaipur'],
  ['Surat', 'svnit.ac.in', 'SVNIT Surat'],
  ['Bhopal', 'manit.ac.in', 'MANIT Bhopal'],
  ['Kurukshetra', 'nitkkr.ac.in'],
  ['Durgapur', 'nitdgp.ac.in'],
  ['Silchar', 'nits.ac.in'],
  ['Jamshedpur', 'nitjsr.ac.in'],
  ['Jalandhar', 'nitj.ac.in'],
  ['Hamirpur', 'nith.ac.in'],
  ['Patna', 'nitp.ac.in'],
  ['Raipur', 'nitrr.ac.in'],
  ['Delhi', 'nitdelhi.ac.in'],
  ['Goa', 'nitgoa.ac.in'],
];

const INTERNATIONAL_IIITS: readonly Row[] = [
  ['Hyderabad', 'iiit.ac.in'],
  ['Bangalore', 'iiitb.ac.in'],
];

const INDIAN_IIITS: readonly Row[] = [
  ['Delhi', 'iiitd.ac.in'],
  ['Allahabad', 'iiita.ac.in'],
  ['Gwalior', 'iiitm.ac.in'],
  ['Jabalpur', 'iiitdmj.ac.in'],
  ['Kancheepuram', 'iiitdm.ac.in'],
  ['Lucknow', 'iiitl.ac.in'],
  ['Pune', 'iiitp.ac.in'],
];

const BITS: readonly Row[] = [
  ['Pilani', 'pilani.bits-pilani.ac.in'],
  ['Pilani, Goa Campus', 'goa.bits-pilani.ac.in', 'BITS Goa'],
  ['Pilani, Hyderabad Campus', 'hyderabad.bits-pilani.ac.in', 'BITS Hyderabad'],
];

const OTHERS: readonly Row[] = [
  ['Indian Statistical Institute', 'isical.ac.in', 'ISI Kolkata'],
  ['Indian Institute of Space Science and Technology', 'iist.ac.in', 'IIST Thiruvananthapuram'],
  ['Delhi Technological University', 'dtu.ac.in', 'DTU Delhi'],
  ['Netaji Subhas University of Technology', 'nsut.ac.in', 'NSUT Delhi'],
  ['Jadavpur University', 'jadavpuruniversity.in', 'Jadavpur University'],
];

function family(of: InstituteFamily, fullName: string, rows: readonly Row[]): Institute[] {
  return rows.map(([place, mailDomain, name = `${of} ${place}`]) => ({
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
  ...family('IISc', 'Indian Institute of Science', [['Bengaluru', 'iisc.ac.in']]),
  ...family('IIIT', 'International Institute of Information Technology', INTERNATIONAL_IIITS),
  ...family('IIIT', 'Indian Institute of Information Technology', INDIAN_IIITS),
  ...family('NIT', 'National Institute of Technology', NITS),
  ...family('Other', '', OTHERS),
];

/** The institute that hands out an address like `asha@smail.iitm.ac.in`; undefined for any other address. */
export function findInstituteOfMail(email: string): Institute | undefined {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return INSTITUTES.find(({ mailDomain }) => host === mailDomain || host.endsWith(`.${mailDomain}`));
}

/** The choices of the landing page's waitlist. */
export const WAITLIST_COLLEGES: readonly string[] = [
  ...INSTITUTES.filter((institute) => institute.family === 'IIT').map((institute) => institute.name),
  'BITS Pilani',
  'IIIT Hyderabad',
  'NIT',
  'Other IIT',
  'Other IIIT',
];
