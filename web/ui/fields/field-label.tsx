/** A field's label; optional fields say so, required ones say nothing. */
export function FieldLabel({ label, optional = false }: { label: string; optional?: boolean | undefined }) {
  return (
    <>
      {label}
      {optional && <span className="faint"> (optional)</span>}
    </>
  );
}
