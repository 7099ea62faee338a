import { DateField } from '#web/ui/fields/date-field.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { MoneyField } from '#web/ui/fields/number-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { BasicInfoControl } from './basic-info-values.ts';

interface Props {
  control: BasicInfoControl;
}

// In a separate file to load the calendar only for the few candidates who need it.

export function LastWorkingDay({ control }: Props) {
  return <DateField control={control} name="lastWorkingDay" label="Last working day" maw={270} />;
}

export function OfferFields({ control }: Props) {
  return (
    <>
      <TextField control={control} name="offerDetails.companyName" label="Company name" />
      <FieldPair>
        <MoneyField control={control} name="offerDetails.offerAmount" label="Offer amount" />
        <DateField control={control} name="offerDetails.joiningDate" label="Joining date" />
      </FieldPair>
    </>
  );
}
