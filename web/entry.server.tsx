import { prerender } from 'react-dom/static';
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { queryClient } from './lib/api/query-client.ts';
import { type Answers, SentAnswers } from './lib/sent/sent-answers.ts';

export { drawnPage } from './screens/jobs/drawn-pages.ts';

/** What the server draws a page with. */
export const answersOfPage = createContext<Answers>({});

/** Draws a page whole, also what loads late: none of it is put in place by a script. */
export default async function draw(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const { prelude } = await prerender(
    <SentAnswers value={given.get(answersOfPage)}>
      <ServerRouter context={page} url={request.url} />
    </SentAnswers>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  // Their options hold what was drawn.
  queryClient.clear();
  headers.set('content-type', 'text/html');
  return new Response(prelude, { status, headers });
}
