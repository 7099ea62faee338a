import { checkTeamInvitation, signUpInvited } from '#contract/auth/team-invitation.ts';
import { hashPassword, refuseCommon } from '#server/features/auth/passwords/passwords.ts';
import * as joining from '#server/features/companies/team/joining.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { route } from '#server/http/route.ts';
import * as signUps from './sign-up.service.ts';

export const invitedRoutes = [
  route(checkTeamInvitation, { perAddress: 'emailChecksPerAddress' }, async ({ db, body }) => {
    const { companyName, inviterName: invitedBy, email, role } = await joining.read(db, body.token);
    const user = await users.findByEmail(db, email);
    const way = user ? (user.userType === 'RECRUITER' ? 'SIGN_IN' : 'OTHER_ADDRESS') : 'SIGN_UP';
    return { companyName, invitedBy, email, role, way } as const;
  }),
  route(
    signUpInvited,
    {
      perAddress: 'emailChecksPerAddress',
      async before({ body: { password, ...rest } }, db) {
        refuseCommon(password);
        await joining.read(db, rest.token);
        return { ...rest, passwordHash: await hashPassword(password) };
      },
    },
    ({ db, before, request }) => signUps.signUpInvited(db, before, request),
  ),
];
