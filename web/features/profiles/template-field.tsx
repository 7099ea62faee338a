import type { FieldValues } from 'react-hook-form';
import type { TemplateKind } from '#contract/labels/templates.ts';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { TemplateTools } from './template-tools.tsx';

/** Under a form field that a template can fill. */
export function TemplateField<T extends FieldValues>({
  control,
  name,
  kind,
}: Pick<FieldProps<T>, 'control' | 'name'> & { kind: TemplateKind }) {
  const { field } = useField({ control, name });
  return (
    <div style={{ marginTop: -8 }}>
      <TemplateTools kind={kind} text={field.value ?? ''} onChange={field.onChange} />
    </div>
  );
}
