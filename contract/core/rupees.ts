const LAKH = 100_000;

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Whole rupees in Indian grouping: `₹20,000`, `₹12,50,000`. */
export function formatRupees(amount: number): string {
  return `${amount < 0 ? '-' : ''}₹${grouped.format(Math.abs(amount))}`;
}

/** Rupees as lakhs: `₹42.5 L`. A trailing .0 is dropped, except in table columns (`fixed`). */
export function formatLakhs(amount: number, { fixed = false } = {}): string {
  const lakhs = (amount / LAKH).toFixed(1);
  return `₹${fixed ? lakhs : lakhs.replace(/\.0$/, '')} L`;
}
