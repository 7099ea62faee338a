import { type ComponentPropsWithRef, type ComponentType, createElement } from 'react';

type SvgProps = Omit<ComponentPropsWithRef<'svg'>, 'stroke'>;

export interface IconProps extends SvgProps {
  /** Width and height, in pixels where it is a number. */
  size?: number | string;
  /** How wide lines are, where the icon is 24 pixels wide. A filled icon has none. */
  stroke?: number | string;
}

export type Icon = ComponentType<IconProps>;

/** An icon of lines, along these paths in a square of 24 by 24. */
export function outlined(...paths: readonly string[]): Icon {
  return ({ stroke = 2, color = 'currentColor', ...rest }) => {
    const ends = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
    return drawn(paths, { fill: 'none', stroke: color, strokeWidth: stroke, ...ends }, rest);
  };
}

/** An icon of areas within these paths, in a square of 24 by 24. */
export function filled(...paths: readonly string[]): Icon {
  return ({ stroke: _, color = 'currentColor', ...rest }) =>
    drawn(paths, { fill: color, stroke: 'none' }, rest);
}

function drawn(
  paths: readonly string[],
  look: ComponentPropsWithRef<'svg'>,
  { size = 24, ...rest }: Omit<IconProps, 'stroke'>,
) {
  // Without a label it is decoration, which nobody needs to hear.
  const hidden = rest['aria-label'] === undefined ? ({ 'aria-hidden': true } as const) : {};
  return createElement(
    'svg',
    { viewBox: '0 0 24 24', width: size, height: size, ...hidden, ...look, ...rest },
    ...paths.map((d) => createElement('path', { d })),
  );
}
