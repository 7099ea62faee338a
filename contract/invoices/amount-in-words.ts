const SMALL =
  'Zero,One,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Eleven,Twelve,Thirteen,Fourteen,Fifteen,Sixteen,Seventeen,Eighteen,Nineteen'.split(
    ',',
  );
const TENS = ',,Twenty,Thirty,Forty,Fifty,Sixty,Seventy,Eighty,Ninety'.split(',');

/** Largest first; the number in front of Crore is itself put in words in the same way. */
const UNITS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function numberInWords(value: number): string {
  for (const [unit, name] of UNITS) {
    if (value < unit) continue;
    const rest = value % unit;
    const head = `${numberInWords(Math.floor(value / unit))} ${name}`;
    return rest === 0 ? head : `${head} ${numberInWords(rest)}`;
  }
  if (value < 20) return SMALL[value] ?? '';
  const ten = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? ten : `${ten}-${SMALL[value % 10]}`;
}

/** `Rupees Three Lakh Ninety-Three Thousand One Hundred Seventy-Six Only`, in Indian numbering. */
export function rupeesInWords(amount: number): string {
  return `${amount === 1 ? 'Rupee' : 'Rupees'} ${numberInWords(amount)} Only`;
}
