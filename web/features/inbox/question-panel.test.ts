import { expect, test } from 'vitest';
import { replyLink } from './question-panel.tsx';

const ASHA = { senderName: 'Asha Rao', senderEmail: 'asha@people.test' };

test('the reply has an address, a greeting and a quote', () => {
  const link = new URL(replyLink({ ...ASHA, message: 'Is it free?\nReally?' }));
  expect(link.protocol).toBe('mailto:');
  expect(decodeURIComponent(link.pathname)).toBe('asha@people.test');
  expect(link.searchParams.get('subject')).toBe('Your question to Medallist');
  expect(link.searchParams.get('body')).toBe('Hello Asha Rao,\r\n\r\n\r\n\r\n> Is it free?\r\n> Really?');
});

test('no sender can add receivers or headers', () => {
  const link = new URL(
    replyLink({
      senderName: 'A&cc=b@x.test',
      senderEmail: 'a@x.test?bcc=all@x.test',
      message: '&bcc=c@x.test',
    }),
  );
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(decodeURIComponent(link.pathname)).toBe('a@x.test?bcc=all@x.test');
});

test('a long question is shortened in the quote', () => {
  expect(replyLink({ ...ASHA, message: 'x'.repeat(2000) }).length).toBeLessThan(1500);
});
