import { useEffect, useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import * as z from 'zod';
import { RecruiterSignUp } from '#contract/auth/sign-up.ts';
import type { AnswerOf, Endpoint } from '#contract/core/endpoint.ts';
import { phone, required } from '#contract/kit/fields.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { DEFAULT_COUNTRY_CODE } from '#contract/lists/country-codes.ts';
import { useEarlyTyping } from '#web/features/auth/early-typing.ts';
import type { CallInput } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { type FailureWords, wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { useKnownPerson } from '#web/lib/forms/known-person.ts';
import { withCountryCode } from '#web/lib/forms/phone.ts';
import { referralTrace } from '#web/lib/referral.ts';
import { listFaults } from '#web/ui/fields/error-summary.tsx';
import { isTaken } from './sign-up-failure.ts';
import { rememberTaken, useEmailAvailability } from './use-email-availability.ts';

/** Fields that only the form has: the number separate from its country code, and the repeated password. */
export const phoneParts = {
  countryCode: required('Country code is required'),
  phone: required('Phone number is required'),
};
export const passwordAgain = { confirmPassword: z.string() };

const Phone = phone('', '');

/** An empty number passes, as another rule reports it. */
function isPhone(countryCode: string, number: string): boolean {
  return number.trim() === '' || Phone.safeParse(withCountryCode(countryCode, number)).success;
}

export const PHONE_IS_VALID = {
  at: 'phone',
  reads: ['countryCode', 'phone'],
  text: 'Please enter a valid phone number',
  holds: (form: { countryCode: string; phone: string }) => isPhone(form.countryCode, form.phone),
} as const;

export const PASSWORDS_MATCH = {
  at: 'confirmPassword',
  before: 'password',
  reads: ['password', 'confirmPassword'],
  text: 'Passwords do not match',
  holds: (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword,
} as const;

const { firstName, lastName, companyName, email, password } = RecruiterSignUp.shape;

export const RecruiterForm = ordered(
  { firstName, lastName, companyName, ...phoneParts, email, password, ...passwordAgain },
  PHONE_IS_VALID,
  PASSWORDS_MATCH,
);

export const EMPTY_ACCOUNT = {
  firstName: '',
  lastName: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  phone: '',
  email: '',
  password: '',
  confirmPassword: '',
};

export const EMPTY_RECRUITER = { ...EMPTY_ACCOUNT, companyName: '' };

/** The request body: one number, one password. */
export function toAccount<T extends { countryCode: string; phone: string; confirmPassword: string }>({
  countryCode,
  confirmPassword: _,
  ...form
}: T) {
  return { ...form, phone: withCountryCode(countryCode, form.phone) };
}

/** Every sign-up has an address. */
type Account = FieldValues & { email: string };
type AccountSchema = z.ZodType<FieldValues, Account>;

interface AccountForm<S extends AccountSchema, E extends Endpoint> {
  schema: S;
  empty: z.input<S>;
  endpoint: E;
  toBody: (values: z.output<S>) => CallInput<E>['body'];
  words: FailureWords;
  /**
   * Where errors are shown: the first at its field, or also in a box above the form, or all in a
   * list that gets the focus.
   */
  tells?: 'fields' | 'box' | 'list';
  onDone: (answer: AnswerOf<E>) => void;
}

/** Reports one rule at a time, in order: the next once that one is met. */
function onlyFirst(typed: Resolver): Resolver {
  return async (...form) => {
    const checked = await typed(...form);
    const [first] = Object.entries(checked.errors);
    return first ? { values: {}, errors: Object.fromEntries([first]) as FieldErrors } : checked;
  };
}

/** The state of a sign-up form: its rules, whether the address is free, and sending with its errors. */
export function useAccountForm<S extends AccountSchema, E extends Endpoint>(props: AccountForm<S, E>) {
  const { schema, empty, endpoint, toBody, words, tells = 'fields', onDone } = props;
  const form = useZodForm(schema, {
    defaultValues: empty as never,
    shouldFocusError: false,
    ...(tells !== 'list' && { around: onlyFirst }),
  });
  const account = form as unknown as UseFormReturn<Account>;
  useEarlyTyping(account, Object.keys(empty));
  useKnownPerson(account, Object.keys(empty));
  const email = useWatch({ control: account.control, name: 'email' });
  const availability = useEmailAvailability(tells === 'list' ? '' : email);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [boxedEmail, setBoxedEmail] = useState<string | null>(null);
  const { mutate, isPending, isSuccess } = useEndpointMutation(endpoint, {
    onSuccess: onDone,
    onError(error: ApiError) {
      const taken = isTaken(error);
      setRefusal(taken && tells !== 'box' ? null : wordsOf(error, words));
      applyServerErrors(account, error);
      if (!taken) return;
      if (tells === 'box' && error.said) setBoxedEmail(account.getValues('email'));
      if (tells === 'list') account.setError('email', { message: error.message });
      else rememberTaken(account.getValues('email'));
      account.setFocus('email');
    },
  });
  const { errors, submitCount } = account.formState;
  const fault = tells === 'box' && submitCount > 0 ? listFaults(errors)[0]?.message : undefined;
  // Focuses the field of the first broken rule, not the topmost field, after the box above the form has taken
  // the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failed submit moves the focus again.
  useEffect(() => {
    const [first] = listFaults(errors);
    if (tells !== 'list' && submitCount > 0 && first) account.setFocus(first.path as Path<Account>);
  }, [submitCount]);
  const submit = form.handleSubmit((values) => {
    setRefusal(null);
    mutate({ body: { ...(toBody(values) as object), ...referralTrace() } } as CallInput<E>);
  });
  return {
    form,
    email,
    availability,
    /** The box already says that the address is taken. */
    isTakenTold: refusal !== null && boxedEmail === email,
    /** Props for the layout of the form. */
    frame: {
      message: fault ?? refusal,
      isBusy: isPending || isSuccess,
      isTaken: availability.isTaken,
      onSubmit: submit,
    },
  };
}
