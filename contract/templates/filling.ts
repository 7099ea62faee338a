/** What a text of a company may have in place of a value, as `{firstName}`. */
export const PLACEHOLDERS = ['firstName', 'jobTitle', 'companyName', 'senderName'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export type TemplateValues = Readonly<Partial<Record<Placeholder, string | null>>>;

export const PLACEHOLDER_LABELS: Readonly<Record<Placeholder, string>> = {
  firstName: "the candidate's first name",
  jobTitle: 'the title of the job',
  companyName: 'the name of the company',
  senderName: 'the name of the sender',
};

const ANY = /\{(\w+)\}/g;

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

/** Those of a text that are none of ours, as `{salary}`. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(ANY)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isPlaceholder(name)))];
}

/** Puts in what is known. `missing` are those without a value, which stay as they are; other braces are just text. */
export function fillTemplate(text: string, values: TemplateValues): { text: string; missing: Placeholder[] } {
  const missing = new Set<Placeholder>();
  const filled = text.replaceAll(ANY, (whole, name: string) => {
    if (!isPlaceholder(name)) return whole;
    const value = values[name]?.trim();
    if (!value) missing.add(name);
    return value || whole;
  });
  return { text: filled, missing: [...missing] };
}

/** Says which values a text that cannot be sent lacks. */
export function missingInWords(missing: readonly Placeholder[]): string {
  const named = missing.map((name) => `{${name}}, ${PLACEHOLDER_LABELS[name]}`);
  return `Nothing is known for ${named.join('; ')}. Write it out, or take it from the text.`;
}
