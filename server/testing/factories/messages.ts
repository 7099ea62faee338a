import {
  blockThread,
  contactCandidate,
  countUnreadMessages,
  getThread,
  listThreads,
  sendMessage,
} from '#contract/messages.ts';
import type { TestServer } from '../server.ts';
import type { TestAccount } from './accounts.ts';

/** What people do in conversations, over HTTP. */
export function conversationsOf(server: TestServer) {
  const contact = (as: TestAccount, { id: candidateId }: { id: string }, message = 'Hello, shall we talk?') =>
    server.as(as).call(contactCandidate, { body: { candidateId, message } });
  return {
    contact,
    /** Starts a conversation and returns its id. */
    begin: async (as: TestAccount, candidate: { id: string }): Promise<string> => {
      const { status, data, message } = await contact(as, candidate);
      if (status !== 201) throw new Error(message);
      return data.threadId;
    },
    write: (as: TestAccount, id: string, text: string, key?: string) =>
      server.as(as).call(sendMessage, {
        params: { id },
        body: { text },
        ...(key && { headers: { 'idempotency-key': key } }),
      }),
    read: (as: TestAccount, id: string, query = {}) =>
      server.as(as).call(getThread, { params: { id }, query }),
    list: async (as: TestAccount, query = {}) =>
      (await server.as(as).call(listThreads, { query })).data.content,
    unread: async (as: TestAccount) => (await server.as(as).call(countUnreadMessages)).data.count,
    block: (as: TestAccount, id: string, isBlocked = true) =>
      server.as(as).call(blockThread, { params: { id }, body: { isBlocked } }),
  };
}
