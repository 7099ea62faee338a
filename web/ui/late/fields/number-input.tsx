import { InputBase, type InputBaseProps, type NumberInputProps } from '@mantine/core';
import { type Ref, useState } from 'react';
import { formatNumber } from '#web/lib/format/counts.ts';
import { useLateField } from './use-late-field.ts';

let parts: typeof import('./number-parts.ts') | undefined;
const load = async () => {
  parts ??= await import('./number-parts.ts');
};

type Props = NumberInputProps & { ref?: Ref<HTMLInputElement> };

/** Mantine's field for a number; until its code is there, a field for the same number that groups nothing while typing. */
export function NumberInput(props: Props) {
  const { id, isHere } = useLateField(load, parts !== undefined, props.id);
  const [typed, setTyped] = useState<string | null>(null);
  if (isHere && parts) {
    // Where nobody else keeps what was typed meanwhile.
    const isKept = props.value !== undefined || typed === null;
    const begun = isKept ? {} : { defaultValue: numberIn(typed, props) };
    return <parts.NumberInput {...props} {...begun} id={id} />;
  }
  return (
    <InputBase
      {...withoutFormat(props)}
      __staticSelector="NumberInput"
      id={id}
      inputMode="decimal"
      value={typed ?? textOf(props)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        props.onChange?.(numberIn(event.currentTarget.value, props));
      }}
    />
  );
}

function textOf({ value, defaultValue, thousandSeparator, suffix = '' }: Props): string {
  const number = value ?? defaultValue ?? '';
  if (number === '') return '';
  return `${thousandSeparator ? formatNumber(Number(number)) : number}${suffix}`;
}

/** Empty where there is none. */
function numberIn(text: string, { allowDecimal = true }: Props): number | '' {
  const digits = text.replace(allowDecimal ? /[^\d.]/g : /\D/g, '');
  const number = Number.parseFloat(digits);
  return Number.isNaN(number) ? '' : number;
}

/** What is left for the field of what its format is told. */
function withoutFormat({
  value,
  defaultValue,
  onChange,
  allowDecimal,
  allowNegative,
  clampBehavior,
  decimalScale,
  hideControls,
  min,
  max,
  suffix,
  thousandSeparator,
  thousandsGroupStyle,
  type,
  vars,
  ...field
}: Props): InputBaseProps {
  // What it says of styles is said of parts that both have.
  return field as InputBaseProps;
}
