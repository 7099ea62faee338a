interface Named {
  firstName: string;
  lastName: string;
}

/** As a person is called; null where there is nobody. */
export function fullName(person: Named): string;
export function fullName(person: { [Part in keyof Named]: string | null }): string | null;
export function fullName({ firstName, lastName }: { [Part in keyof Named]: string | null }): string | null {
  return firstName === null ? null : `${firstName} ${lastName}`;
}
