import { Checkbox } from '@mantine/core';
import type { ComponentType } from 'react';
import { STATES } from '#contract/lists/states.ts';
import type { SettingGroup } from '#contract/settings/setting-groups.ts';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { MoneyField, NumberField } from '#web/ui/fields/number-field.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import type { GroupForm } from './group-card.tsx';

const PERCENT = { allowDecimal: true, decimalScale: 2, suffix: '%' } as const;
const DAYS = { suffix: ' days' } as const;
const HOURS = { suffix: ' hours' } as const;

function Fee({ control }: GroupForm) {
  return (
    <FieldPair>
      <NumberField
        control={control}
        name="hireFeePercent"
        label="Fee"
        description="Of the first-year salary. Issued invoices keep theirs."
        {...PERCENT}
      />
      <NumberField
        control={control}
        name="paymentDays"
        label="Time to pay"
        description="From the issue of an invoice until it is due."
        {...DAYS}
      />
    </FieldPair>
  );
}

function Rewards({ control }: GroupForm) {
  return (
    <FieldPair>
      <MoneyField
        control={control}
        name="referralReward"
        label="Referral reward"
        description="Rewards that are already earned keep their amount."
      />
      <MoneyField
        control={control}
        name="affiliateReward"
        label="Affiliate reward"
        description="For each hire, graduate or recruiter."
      />
    </FieldPair>
  );
}

function Tds({ control }: GroupForm) {
  return (
    <>
      <FieldPair>
        <NumberField control={control} name="tdsPercent" label="TDS" {...PERCENT} />
        <NumberField control={control} name="tdsPercentWithoutPan" label="TDS without PAN" {...PERCENT} />
      </FieldPair>
      <FieldPair>
        <MoneyField
          control={control}
          name="tdsThreshold"
          label="TDS-free limit"
          description="For each person and financial year."
        />
      </FieldPair>
    </>
  );
}

function Deadlines({ control }: GroupForm) {
  return (
    <>
      <FieldPair>
        <NumberField
          control={control}
          name="replyHours"
          label="Answer to a request"
          description="Where the company names no day."
          {...HOURS}
        />
        <NumberField
          control={control}
          name="urgentReplyHours"
          label="Answer to an urgent request"
          description="Where the company names no day."
          {...HOURS}
        />
      </FieldPair>
      <FieldPair>
        <NumberField
          control={control}
          name="offerDays"
          label="Answer to an offer"
          description="Where the company names no day."
          {...DAYS}
        />
      </FieldPair>
    </>
  );
}

function Contact({ control }: GroupForm) {
  return (
    <>
      <TextField
        control={control}
        name="supportEmail"
        label="Support mailbox"
        optional
        type="email"
        description="Named on pages and in mails. Leave empty to use the default address."
      />
      <TextField control={control} name="socialLinks.linkedIn" label="LinkedIn" optional type="url" />
      <TextField control={control} name="socialLinks.x" label="X" optional type="url" />
      <TextField control={control} name="socialLinks.youTube" label="YouTube" optional type="url" />
    </>
  );
}

const STATE_CHOICES = Object.entries(STATES).map(([value, label]) => ({ value, label }));
const NO_BANK = { holder: '', number: '', ifsc: '', bank: '' };

function Supplier({ control, form }: GroupForm) {
  const hasBank = form.watch('supplier.bankAccount') !== null;
  return (
    <>
      <TextField control={control} name="supplier.legalName" label="Legal name" />
      <TextareaField control={control} name="supplier.address" label="Address" minRows={2} />
      <FieldPair>
        <SelectField
          control={control}
          name="supplier.stateCode"
          label="State"
          data={STATE_CHOICES}
          searchable
        />
        <TextField control={control} name="supplier.gstin" label="GSTIN" optional maxLength={15} />
      </FieldPair>
      <Checkbox
        label="Name a bank account on invoices"
        checked={hasBank}
        onChange={({ currentTarget }) =>
          form.setValue('supplier.bankAccount', currentTarget.checked ? NO_BANK : null, {
            shouldDirty: true,
            shouldTouch: true,
          })
        }
      />
      {hasBank && (
        <>
          <TextField control={control} name="supplier.bankAccount.holder" label="Account holder" />
          <FieldPair>
            <TextField
              control={control}
              name="supplier.bankAccount.number"
              label="Account number"
              inputMode="numeric"
            />
            <TextField control={control} name="supplier.bankAccount.ifsc" label="IFSC" maxLength={11} />
          </FieldPair>
          <TextField control={control} name="supplier.bankAccount.bank" label="Bank and branch" />
        </>
      )}
    </>
  );
}

export const GROUP_FIELDS: Readonly<Record<SettingGroup, ComponentType<GroupForm>>> = {
  fee: Fee,
  rewards: Rewards,
  tds: Tds,
  deadlines: Deadlines,
  contact: Contact,
  supplier: Supplier,
};
