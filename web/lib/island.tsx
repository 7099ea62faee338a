import { type ComponentType, createContext, use } from 'react';
import { type Path, useLocation, useMatches } from 'react-router';

/** Draws a component as a root of its own, to HTML. */
export type DrawIsland = (name: string, Component: ComponentType, location: Path) => string;

/** Given where pages are prerendered. */
export const IslandDrawing = createContext<DrawIsland | undefined>(undefined);

/** The `handle` of a route whose prerendered page is not hydrated: `web/static` is all that runs in it. */
export const STATIC_PAGE = { isStatic: true };

/** How the page that is being prerendered draws its islands; undefined for one that is hydrated. */
export function useStaticPage(): DrawIsland | undefined {
  const draw = use(IslandDrawing);
  const isStatic = useMatches().some(({ handle }) => handle === STATIC_PAGE);
  return isStatic ? draw : undefined;
}

/**
 * A part of a static page that needs React once somebody uses it, which `web/static/islands.ts` knows by the same name.
 * On any other page it is the component and nothing else.
 */
export function Island({ name, of: Component }: { name: string; of: ComponentType }) {
  const draw = useStaticPage();
  const location = useLocation();
  if (!draw) return <Component />;
  return (
    <div
      data-island={name}
      style={{ display: 'contents' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React when the page is built
      dangerouslySetInnerHTML={{ __html: draw(name, Component, location) }}
    />
  );
}
