import { CITIES } from '#contract/lists/cities.ts';
import { CITY_ALIASES } from '#contract/lists/city-aliases.ts';

const FURTHER = [
  'Secunderabad',
  'Pilani',
  'Roorkee',
  'Kharagpur',
  'Warangal',
  'Manipal',
  'Vellore',
  'Surathkal',
];
const REGIONS = [
  'India',
  'Karnataka',
  'Telangana',
  'Maharashtra',
  'Tamil Nadu',
  'Kerala',
  'Haryana',
  'Uttar Pradesh',
  'West Bengal',
  'Gujarat',
  'Rajasthan',
  'Punjab',
  'Andhra Pradesh',
  'Odisha',
  'Bihar',
  'Jharkhand',
  'Madhya Pradesh',
  'Uttarakhand',
  'Assam',
  'Himachal Pradesh',
  'Chhattisgarh',
  'USA',
  'United States',
  'UK',
  'United Kingdom',
  'Germany',
  'Singapore',
  'UAE',
  'Canada',
  'IN',
  'KA',
  'MH',
  'TN',
  'TS',
  'UP',
  'WB',
  'HR',
  'DL',
  'Australia',
  'Netherlands',
  'Japan',
];
const ABROAD = [
  'San Francisco',
  'New York',
  'London',
  'Berlin',
  'Munich',
  'Dubai',
  'Seattle',
  'Toronto',
  'Zurich',
  'Tokyo',
  'Sydney',
  'Amsterdam',
  'Boston',
  'Bay Area',
  'Paris',
  'Dublin',
];
const WAYS = ['Remote', 'Work from home', 'WFH', 'Hybrid', 'On-site', 'Onsite'];

const names = (list: readonly string[]) => list.map((name) => name.replace(/[-\s]/g, '[-\\s]')).join('|');
const PLACE = new RegExp(
  `^(?:(?:greater\\s)?(?:${names([...CITIES, ...Object.keys(CITY_ALIASES), ...FURTHER, ...ABROAD, ...REGIONS, ...WAYS])})(?:\\s(?:area|urban|metropolitan\\sregion))?(?:\\s\\((?:remote|hybrid|on-?site)\\))?)$`,
  'i',
);

/** Whether the text is a place of work, and nothing else. */
export function isPlace(text: string): boolean {
  const words = text.replace(/[().]/g, ' ').trim();
  if (words === '') return false;
  return words.split(/\s*[,/|·]\s*/).every((one) => PLACE.test(one.trim()));
}

/** `Razorpay, Bengaluru` is a company and a place. */
export function splitPlace(text: string): { rest: string; place: string } {
  const bracket = /^(.*?)\s*\(([^()]*)\)\s*$/.exec(text);
  if (bracket?.[2] && isPlace(bracket[2])) return { rest: bracket[1] ?? '', place: bracket[2] };
  const words = text.split(/\s*,\s*/);
  for (let first = 1; first < words.length; first += 1) {
    const place = words.slice(first).join(', ');
    if (isPlace(place)) return { rest: words.slice(0, first).join(', '), place };
  }
  return { rest: text, place: '' };
}
