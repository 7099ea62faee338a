import { INSTITUTES } from '../../lists/institutes.ts';

/** Other spellings of a listed institute besides its name, its full name and its mail domain. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'IIT Bombay': ['iit b', 'iit mumbai'],
  'IIT Delhi': ['iit d', 'iit new delhi'],
  'IIT Madras': ['iit m', 'iit chennai'],
  'IIT Kanpur': ['iit k'],
  'IIT Kharagpur': ['iit kgp'],
  'IIT Roorkee': ['iit r'],
  'IIT Guwahati': ['iit g'],
  'IIT BHU Varanasi': ['iit bhu', 'iit varanasi', 'it bhu'],
  'IIT Hyderabad': ['iit h'],
  'IIT Gandhinagar': ['iit gn'],
  'IIT Indore': ['iit i'],
  'IIT Patna': ['iit p'],
  'IIT Jodhpur': ['iit j'],
  'IIT Ropar': ['iit rpr'],
  'IIT Bhubaneswar': ['iit bbs', 'iit bhubaneshwar'],
  'IIT Palakkad': ['iit pkd'],
  'IIT Dhanbad': ['iit ism', 'iit ism dhanbad', 'ism dhanbad'],
  'NIT Trichy': ['nit t', 'nit tiruchirappalli'],
  'NIT Surathkal': ['nit k', 'nit karnataka', 'nit k surathkal'],
  'NIT Warangal': ['nit w'],
  'NIT Rourkela': ['nit rkl', 'nit r'],
  'NIT Calicut': ['nit c', 'nit kozhikode'],
  'MNNIT Allahabad': ['mnnit', 'nit allahabad', 'nit prayagraj', 'mnnit prayagraj'],
  'VNIT Nagpur': ['vnit', 'nit nagpur'],
  'MNIT Jaipur': ['mnit', 'nit jaipur'],
  'SVNIT Surat': ['svnit', 'nit surat'],
  'MANIT Bhopal': ['manit', 'nit bhopal'],
  'NIT Kurukshetra': ['nit kkr'],
  'IIIT Hyderabad': ['iiit h'],
  'IIIT Bangalore': ['iiit b', 'iiit bengaluru'],
  'IIIT Delhi': ['iiit d'],
  'IIIT Allahabad': ['iiit a', 'iiit prayagraj'],
  'BITS Pilani': ['bits p'],
  'BITS Goa': ['bits g', 'bits pilani goa'],
  'BITS Hyderabad': ['bits h', 'bits pilani hyderabad'],
  'IISc Bengaluru': ['iisc', 'iisc bangalore', 'iisc b'],
  'ISI Kolkata': ['isi calcutta', 'indian statistical institute'],
  'IIST Thiruvananthapuram': ['iist', 'iist trivandrum'],
  'DTU Delhi': ['dtu', 'delhi technological university'],
  'NSUT Delhi': ['nsut', 'nsit'],
  'Jadavpur University': ['jadavpur'],
};

/** Family names that stand for all their institutes. */
const FAMILIES = ['IIT', 'NIT', 'IIIT', 'BITS'] as const;

/**
 * `iiit.ac.in` belongs to Hyderabad, but the word means the whole family; the first part of
 * `pilani.bits-pilani…` is a place.
 */
const NOT_NAMES = new Set(['iiit', 'pilani', 'goa', 'hyderabad', 'jadavpuruniversity', 'isical']);

export interface Spelling {
  words: string;
  names: readonly string[];
  label: string;
}

/** Every spelling of an institute or of a family. */
export const INSTITUTE_SPELLINGS: readonly Spelling[] = [
  ...INSTITUTES.flatMap(({ name, fullName, mailDomain }) => {
    const short = mailDomain.split('.')[0] ?? '';
    const all = [name, fullName, ...(NOT_NAMES.has(short) ? [] : [short]), ...(SPELLINGS[name] ?? [])];
    return all.map((words) => ({ words, names: [name], label: name }));
  }),
  ...FAMILIES.map((family) => ({
    words: family,
    names: INSTITUTES.filter((institute) => institute.family === family).map(({ name }) => name),
    label: `Any ${family}`,
  })),
];
