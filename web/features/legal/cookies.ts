import type { LegalText } from './legal-page.tsx';

export const COOKIES: LegalText = {
  title: 'Cookies',
  lead: 'Medallist follows nobody. What your browser keeps for us, it keeps so that you stay signed in.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Our pages set no cookies: none for advertising, none for statistics, none of other companies. That is why there is no banner to click away.',
        'There is one exception, and only if you press Continue with Google:',
        {
          terms: [
            [
              'google_sign_in',
              'Makes sure that the answer from Google returns to the browser that asked. It is read by the sign-in with Google alone, no script can see it, and it is gone after 10 minutes.',
            ],
          ],
        },
      ],
    },
    {
      id: 'local-storage',
      title: 'Kept in this browser',
      blocks: [
        'Your browser offers sites a storage of their own. It is not sent along with each call as cookies are; our pages read it when they need it.',
        {
          terms: [
            [
              'accessToken',
              'Proves to our server that you are signed in, for 15 minutes. Removed when you sign out.',
            ],
            [
              'refreshToken',
              'Renews the access token, each time for a new one, for 30 days at most. Removed when you sign out.',
            ],
            [
              'user',
              'Your name, email address, kind of account and picture, so that the page can greet you at once. Removed when you sign out.',
            ],
            [
              'deviceMarks',
              'For the last five accounts that signed in here, a number that proves it. It is sent with the sign-in, so that nobody can lock you out of your account by guessing your password elsewhere.',
            ],
            [
              'ref',
              'The code of a referral link that you followed, so that the person who sent it gets the credit. Not used after 60 days.',
            ],
            ['refAt', 'When you followed it.'],
            ['refVisited', 'That your visit was counted, so that it is not counted twice.'],
            [
              'deviceId',
              'A random number made when you follow a referral link or sign up. It is sent with that visit and with the sign-up, to find people who refer themselves. It names neither you nor your device.',
            ],
            [
              'draft:…',
              'What you typed into a form and have not sent yet, so that a reload or a lost connection does not cost it: for two hours on a waitlist, until its deadline for an answer to an interview request. Removed when you send it or sign out.',
            ],
            ['mantine-color-scheme-value', 'Light or dark, if you chose one.'],
          ],
        },
      ],
    },
    {
      id: 'session-storage',
      title: 'Kept until you close the tab',
      blocks: [
        {
          terms: [
            [
              'lastLoginError',
              'Why the last sign-in failed, for you to read to support. Removed when you sign in.',
            ],
            [
              'react-router-scroll-positions',
              'How far you had scrolled, so that going back leads to the same place.',
            ],
          ],
        },
      ],
    },
    {
      id: 'others',
      title: 'Other companies',
      blocks: [
        'Scripts, fonts and pictures come from our own server. Nothing on our pages reports to anyone else. We count how often public pages are opened and buttons pressed, without cookies and without anything that tells one visitor from another.',
      ],
    },
    {
      id: 'control',
      title: 'How to remove it',
      blocks: [
        'Sign out to remove the tokens. To remove everything, clear the data of this site in the settings of your browser. Medallist works the same the next time; you will only have to sign in again.',
      ],
    },
  ],
};
