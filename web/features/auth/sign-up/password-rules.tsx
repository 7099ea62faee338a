import { VisuallyHidden } from '@mantine/core';
import { passwordStrength, RESET_PASSWORD_RULES } from '#contract/kit/password.ts';
import { IconCircle, IconCircleCheckFilled } from '#web/ui/icons/states.ts';
import classes from './password-rules.module.css';

const LABELS = [
  'At least 8 characters',
  'One lowercase letter',
  'One uppercase letter',
  'One number',
  'One special character (@$!%*?&)',
];
const STEPS = { Weak: 1, Fair: 2, Good: 3, Strong: 4 };

/** Which rules a new password meets, and how strong that makes it. */
export function PasswordRules({ password, id }: { password: string; id: string }) {
  const strength = passwordStrength(password);
  return (
    <div id={id} className={classes.rules}>
      {password !== '' && (
        <p className={classes.meter} data-strength={strength}>
          <span className={classes.bars} aria-hidden="true">
            {Object.values(STEPS).map((step) => (
              <i key={step} data-full={step <= STEPS[strength]} />
            ))}
          </span>
          <VisuallyHidden>Strength: </VisuallyHidden>
          {strength}
        </p>
      )}
      <ul>
        {RESET_PASSWORD_RULES.map(({ pattern }, place) => {
          const isMet = pattern.test(password);
          const Icon = isMet ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={LABELS[place]} data-met={isMet}>
              <Icon size={15} stroke={1.8} aria-label={isMet ? 'Met:' : 'Not met yet:'} role="img" />
              {LABELS[place]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
