import type net from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  messageId: string;
  to: string;
  subject: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Accepts connections but sends nothing. Connections made meanwhile stay silent. */
  fallSilent(): void;
  speakAgain(): void;
  close(): Promise<void>;
}

function headerOf(mail: string, name: string): string {
  const [head = ''] = mail.split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '';
}

/** A mail server that accepts and stores every mail. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let isSilent = false;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, proceed) {
      if (!isSilent) proceed();
    },
    onData(stream, _session, done) {
      text(stream).then((mail) => {
        received.push({
          messageId: headerOf(mail, 'Message-ID'),
          to: headerOf(mail, 'To'),
          subject: headerOf(mail, 'Subject'),
        });
        done();
      }, done);
    },
  });
  // Clients may disconnect without QUIT.
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  const { port } = smtp.server.address() as net.AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    fallSilent() {
      isSilent = true;
    },
    speakAgain() {
      isSilent = false;
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
