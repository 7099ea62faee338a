import type { Area } from '../area.ts';

export const notices: Area = {
  name: 'notices',
  tests: ['server/features/notifications'],
  mutants: [
    {
      fault: 'one reads what others were told',
      in: 'server/features/notifications',
      find: ".selectFrom('notifications')\n    .selectAll()\n    .where('userId', '=', userId)",
      replace: ".selectFrom('notifications')\n    .selectAll()",
      tests: ['server/features/notifications'],
    },
    {
      fault: 'what is read counts as unread',
      in: 'server/features/notifications',
      find: "if (isUnreadOnly) query = query.where('readAt', 'is', null);",
      replace: '',
      tests: ['server/features/notifications', 'server/features/applications', 'server/features/interviews'],
    },
    {
      fault: 'marking one as read marks the notices of others',
      in: 'server/features/notifications',
      find: ".set((eb) => ({ readAt: eb.fn.coalesce('readAt', eb.val(at)) }))\n    .where('userId', '=', userId);",
      replace:
        ".set((eb) => ({ readAt: eb.fn.coalesce('readAt', eb.val(at)) }))\n    .where('userId', 'is not', null);",
      tests: ['server/features/notifications', 'server/http/foreign-rows.test.ts'],
    },
    {
      fault: 'a mail that left is taken back',
      in: 'server/platform/mail',
      find: ".where('holdKey', '=', holdKey)\n    .where('sentAt', 'is', null)",
      replace: ".where('holdKey', '=', holdKey)",
      tests: ['server/platform/mail/deliver.test.ts'],
    },
    {
      fault: 'words of people become part of the page of a mail',
      in: 'server/platform/mail',
      find: '!${parts.facts.map(row)}',
      replace: '!${parts.facts.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)}',
      tests: ['server/features/quick-messages'],
    },
  ],
};
