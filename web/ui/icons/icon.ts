import { type ComponentPropsWithRef, type ComponentType, createElement } from 'react';

type SvgProps = Omit<ComponentPropsWithRef<'svg'>, 'stroke'>;

export interface IconProps extends SvgProps {
  /** Width and height; a number is in pixels. */
  size?: number | string;
  /** Line width, relative to an icon of 24 pixels. A filled icon has none. */
  stroke?: number | string;
}

export type Icon = ComponentType<IconProps>;

/** An outline icon with these paths in a square of 24 by 24. */
export function outlined(...paths: readonly string[]): Icon {
  return ({ stroke = 2, color = 'currentColor', ...rest }) => {
    const ends = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
    return drawn(paths, { fill: 'none', stroke: color, strokeWidth: stroke, ...ends }, rest);
  };
}

/** A filled icon with these paths in a square of 24 by 24. */
export function filled(...paths: readonly string[]): Icon {
  return ({ stroke: _, color = 'currentColor', ...rest }) =>
    drawn(paths, { fill: color, stroke: 'none' }, rest);
}

function drawn(
  paths: readonly string[],
  look: ComponentPropsWithRef<'svg'>,
  { size = 24, ...rest }: Omit<IconProps, 'stroke'>,
) {
  // Without a label it is decoration, hidden from screen readers.
  const hidden = rest['aria-label'] === undefined ? ({ 'aria-hidden': true } as const) : {};
  return createElement(
    'svg',
    { viewBox: '0 0 24 24', width: size, height: size, ...hidden, ...look, ...rest },
    ...paths.map((d) => createElement('path', { d })),
  );
}
