/** The label of a field; only optional fields are marked. */
export function FieldLabel({ label, optional = false }: { label: string; optional?: boolean | undefined }) {
  return (
    <>
      {label}
      {optional && <span className="faint"> (optional)</span>}
    </>
  );
}

interface CharacterCountProps {
  text: string;
  limit: number;
}

/** `120 / 500 characters` */
export function CharacterCount({ text, limit }: CharacterCountProps) {
  return (
    <p className="meta faint num" style={{ marginTop: 4 }}>
      {text.length} / {limit} characters
    </p>
  );
}
