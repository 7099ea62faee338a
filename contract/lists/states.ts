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

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
}

const BY_NAME = new Map([
  ...Object.entries(CITIES_OF).flatMap(([code, cities]) =>
    cities.split(',').map((city) => [keyOf(city), code] as const),
  ),
  ...Object.entries(STATES).map(([code, name]) => [keyOf(name), code] as const),
]);

/** The code for the name of a state or of an offered city. */
export function findStateCode(name: string | null): string | undefined {
  return BY_NAME.get(keyOf(name ?? ''));
}
