interface Named {
  firstName: string;
  lastName: string;
}

/** `Asha Rao` */
export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`;
}
