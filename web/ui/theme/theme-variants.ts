import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

const CLEAR = { background: 'transparent', border: '1px solid transparent' };

/**
 * The variants of buttons. `filled` once per view; `default` outlined; `subtle` quiet; `link` as text;
 * `panel` and `panel-outline` on dark surfaces. `color="brick"` makes any of them destructive.
 */
export const variantColors: VariantColorsResolver = (input) => {
  const isDanger = input.color === 'brick';
  switch (input.variant) {
    case 'filled':
      if (input.color === 'ink') {
        return look(
          'var(--m-primary)',
          'var(--m-primary-hover)',
          'var(--m-on-primary)',
          '1px solid transparent',
        );
      }
      return isDanger
        ? look('var(--m-danger-fill)', '#aa2f2f', '#ffffff', '1px solid transparent')
        : defaultVariantColorsResolver(input);
    case 'default':
      return look(
        'var(--m-surface)',
        'var(--m-hover)',
        isDanger ? 'var(--m-danger-fg)' : 'var(--m-text)',
        '1px solid var(--mantine-color-default-border)',
      );
    case 'subtle':
      return { ...CLEAR, hover: 'var(--m-hover)', color: isDanger ? 'var(--m-danger-fg)' : 'var(--m-muted)' };
    case 'link':
      return { ...CLEAR, hover: 'transparent', color: isDanger ? 'var(--m-danger-fg)' : 'var(--m-link)' };
    case 'panel':
      return look('#ffffff', '#e7edf6', '#101f32', '1px solid transparent');
    case 'panel-outline':
      return look('transparent', '#ffffff14', '#ffffff', '1px solid #ffffff55');
    default:
      return defaultVariantColorsResolver(input);
  }
};

function look(background: string, hover: string, color: string, border: string) {
  return { background, hover, color, border };
}
