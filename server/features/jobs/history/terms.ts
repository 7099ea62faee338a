import { JOB_FIELD_LABELS, type JobChange } from '#contract/jobs/said.ts';
import { listInWords } from '#contract/kit/list-in-words.ts';

/** `₹38 L – ₹46 L per year → ₹40 L – ₹50 L per year` */
export function changeInWords({ before, after }: JobChange): string {
  const [from, to] = [before, after].map((lines) => lines.join(', ') || 'Not named');
  return `${from} → ${to}`;
}

/** `Pay and place` */
export function namesOf(changes: readonly JobChange[]): string {
  const names = changes.map(({ field }, place) => {
    const label = JOB_FIELD_LABELS[field];
    return place === 0 ? label : label.toLowerCase();
  });
  return listInWords(names);
}
