import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { queryClient } from './lib/api/query-client.ts';
import { type Answers, SentAnswers } from './lib/api/sent-answers.ts';
import { type DrawIsland, IslandDrawing } from './lib/island.tsx';
import { IslandFrame } from './static/island-frame.tsx';

export { drawnPage } from './screens/jobs/drawn-pages.ts';

/** The answers that the server renders a page with. */
export const answersOfPage = createContext<Answers>({});

const drawIsland: DrawIsland = (name, Island, location) =>
  renderToString(
    <IslandFrame built={location}>
      <Island />
    </IslandFrame>,
    { identifierPrefix: name },
  );

/** Renders a page completely, including lazy parts, so that no script has to insert them. */
export default async function draw(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const { prelude } = await prerender(
    // The SPA fallback page has the address of the landing page. In development every page is hydrated.
    <IslandDrawing value={import.meta.env.PROD && !page.isSpaMode ? drawIsland : undefined}>
      <SentAnswers value={given.get(answersOfPage)}>
        <ServerRouter context={page} url={request.url} />
      </SentAnswers>
    </IslandDrawing>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  // The cached queries would keep the rendered data in memory.
  queryClient.clear();
  headers.set('content-type', 'text/html');
  return new Response(prelude, { status, headers });
}
