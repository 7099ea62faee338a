/** What the red box of a referrer's form says of a sign-up that was refused. */
export function readReferrerFailure(error: unknown): string {
  return (error instanceof Error && error.message) || 'An error occurred during signup';
}
