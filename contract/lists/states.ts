/** The code for places outside India in GST returns. */
export const ABROAD = '96';

/** States and union territories by the code at the start of a GSTIN. */
export const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  [ABROAD]: 'Outside India',
  '97': 'Other territory',
};

/** The state of each offered city. */
const CITIES_OF: Readonly<Record<string, string>> = {
  '01': 'Jammu,Srinagar',
  '03': 'Amritsar,Jalandhar,Ludhiana,Mohali',
  '04': 'Chandigarh',
  '05': 'Dehradun',
  '06': 'Faridabad,Gurugram,Panchkula,Panipat',
  '07': 'Delhi,New Delhi',
  '08': 'Ajmer,Bikaner,Jaipur,Jodhpur,Kota,Udaipur',
  '09': 'Agra,Aligarh,Bareilly,Ghaziabad,Gorakhpur,Greater Noida,Kanpur,Lucknow,Meerut,Noida,Prayagraj,Varanasi',
  '10': 'Patna',
  '14': 'Imphal',
  '17': 'Shillong',
  '18': 'Guwahati',
  '19': 'Asansol,Durgapur,Kolkata,Siliguri',
  '20': 'Dhanbad,Jamshedpur,Ranchi',
  '21': 'Bhubaneswar,Cuttack,Rourkela',
  '22': 'Bhilai,Raipur',
  '23': 'Bhopal,Gwalior,Indore,Jabalpur',
  '24': 'Ahmedabad,Gandhinagar,Jamnagar,Rajkot,Surat,Vadodara',
  '27': 'Aurangabad,Mumbai,Nagpur,Nashik,Navi Mumbai,Pune,Thane',
  '29': 'Belagavi,Bengaluru,Hubballi,Mangaluru,Mysuru',
  '30': 'Goa',
  '32': 'Kochi,Kozhikode,Thiruvananthapuram',
  '33': 'Chennai,Coimbatore,Hosur,Madurai,Salem,Tiruchirappalli',
  '34': 'Puducherry',
  '36': 'Hyderabad',
  '37': 'Guntur,Tirupati,Vijayawada,Visakhapatnam',
};

/** Old names, and the two letters of number plates and of ISO 3166. */
const ALIASES: Readonly<Record<string, string>> = {
  '01': 'JK,J&K,Jammu Kashmir',
  '02': 'HP',
  '03': 'PB',
  '04': 'CH',
  '05': 'UK,UT,UA,Uttaranchal',
  '06': 'HR',
  '07': 'DL,NCT,NCT of Delhi',
  '08': 'RJ',
  '09': 'UP',
  '10': 'BR',
  '11': 'SK',
  '12': 'AR',
  '13': 'NL',
  '14': 'MN',
  '15': 'MZ',
  '16': 'TR',
  '17': 'ML',
  '18': 'AS',
  '19': 'WB',
  '20': 'JH',
  '21': 'OD,OR,Orissa',
  '22': 'CG,CT,Chattisgarh',
  '23': 'MP',
  '24': 'GJ',
  '26': 'DD,DN,DH,Daman and Diu,Dadra and Nagar Haveli',
  '27': 'MH',
  '29': 'KA,Mysore State',
  '30': 'GA',
  '31': 'LD',
  '32': 'KL',
  '33': 'TN,Tamilnadu',
  '34': 'PY,Pondicherry',
  '35': 'AN,Andaman and Nicobar',
  '36': 'TS,TG',
  '37': 'AP,AD',
  '38': 'LA',
};

const INDIA = new Set(['india', 'in', 'ind', 'bharat', 'republicofindia', 'unionofindia', 'hindustan']);

function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
}

const entriesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).flatMap(([code, all]) => all.split(',').map((name) => [keyOf(name), code] as const));

const BY_NAME = new Map([
  ...entriesOf(CITIES_OF),
  ...entriesOf(ALIASES),
  ...Object.entries(STATES).map(([code, name]) => [keyOf(name), code] as const),
]);

/** The code for the name of a state or of an offered city: its full, old or short name, also with more behind a comma. */
export function findStateCode(name: string | null): string | undefined {
  const typed = name ?? '';
  const whole = BY_NAME.get(keyOf(typed));
  if (whole) return whole;
  const parts = typed.split(/[,;/()]|\s[-–]\s/).flatMap((part) => BY_NAME.get(keyOf(part)) ?? []);
  return new Set(parts).size === 1 ? parts[0] : undefined;
}

/** Whether this names India: its names in English and Hindi, and its codes. */
export function isIndia(country: string): boolean {
  return INDIA.has(keyOf(country)) || country.trim() === 'भारत';
}
