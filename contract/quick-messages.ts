import * as z from 'zod';
import { anyone } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { required, trimmedEmail } from './kit/fields.ts';
import { ordered } from './kit/ordered.ts';
import { plainCode } from './kit/plain-signs.ts';
import { isTenDigits, TEN_DIGITS } from './kit/ten-digits.ts';

export const MESSAGE_MAX = 2000;

export const QuickMessage = ordered({
  senderName: required('Please enter your name.', { max: 80 }),
  senderEmail: trimmedEmail('Please enter your email address.', 'Please enter a valid email address.'),
  senderPhone: z
    .string({ error: TEN_DIGITS })
    .overwrite(plainCode)
    .refine((phone) => phone === '' || isTenDigits(phone), TEN_DIGITS)
    .nullish()
    .overwrite((phone) => phone || null),
  message: required('Please write a message.', { max: MESSAGE_MAX }),
});

export const sendQuickMessage = endpoint({
  name: 'sendQuickMessage',
  method: 'POST',
  path: '/api/visitor/message',
  summary: 'Write to the support mailbox from a public page',
  access: anyone,
  changes: ['questions'],
  body: QuickMessage,
  status: 201,
  message: 'Message sent',
});
