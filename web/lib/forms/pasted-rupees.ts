const IN_WORDS =
  /^(?:₹|rs\.?|inr)?\s*(\d[\d,\s]*(?:\.\d+)?)\s*(k|l|lacs?|lakhs?|lpa|cr|crores?)?\.?\s*(?:\/-|inr|rupees|p\.?\s?a\.?|per (?:annum|year)|a year)?$/i;

const FACTORS: Readonly<Record<string, number>> = { k: 1_000, l: 100_000, c: 10_000_000 };

/** From this amount on decimals are paise; a smaller number may mean lakhs. */
const LEAST_WITH_PAISE = 1_000;

/** `₹ 12.5 LPA`, `1.2 Cr` or `12,50,000.50` in rupees; null if the text is not a single amount. */
export function pastedRupees(text: string): number | null {
  const [, digits, unit] = IN_WORDS.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const amount = Number(digits.replaceAll(/[,\s]/g, ''));
  const factor = unit && FACTORS[unit.charAt(0).toLowerCase()];
  if (factor) return Math.round(amount * factor);
  return amount < LEAST_WITH_PAISE ? amount : Math.trunc(amount);
}
