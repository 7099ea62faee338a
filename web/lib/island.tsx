import { type ComponentType, createContext, use } from 'react';
import { type Path, useLocation, useMatches } from 'react-router';

/** Renders a component as a root of its own to HTML. */
export type DrawIsland = (name: string, Component: ComponentType, location: Path) => string;

/** Provided when pages are prerendered. */
export const IslandDrawing = createContext<DrawIsland | undefined>(undefined);

/** The `handle` of a route whose prerendered page is not hydrated: only `web/static` runs in it. */
export const STATIC_PAGE = { isStatic: true };

/** Renders the islands of the page that is being prerendered; undefined for one that is hydrated. */
export function useStaticPage(): DrawIsland | undefined {
  const draw = use(IslandDrawing);
  const isStatic = useMatches().some(({ handle }) => handle === STATIC_PAGE);
  return isStatic ? draw : undefined;
}

/**
 * A part of a static page that needs React on first use; `web/static/islands.ts` has it under the same name.
 * On any other page it renders just the component.
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
