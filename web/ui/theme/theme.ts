import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import { colors } from './colors.ts';
import { components } from './theme-components.ts';
import { variantColors } from './theme-variants.ts';

export const theme = createTheme({
  colors,
  white: '#ffffff',
  black: '#101f32',
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 2 },
  autoContrast: true,
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  headings: {
    fontFamily: "'Newsreader Variable', Georgia, serif",
    fontWeight: '440',
    sizes: {
      h1: { fontSize: '30px', lineHeight: '38px' },
      h2: { fontSize: '24px', lineHeight: '30px' },
      h3: { fontSize: '18px', lineHeight: '26px' },
    },
  },
  fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '18px', xl: '22px' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '10px', xl: '14px' },
  defaultRadius: 'md',
  shadows: { xs: 'var(--m-shadow-card)', md: 'var(--m-shadow-pop)', xl: 'var(--m-shadow-modal)' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: variantColors,
  components,
});

const semantic = {
  '--mantine-color-body': 'var(--m-paper)',
  '--mantine-color-text': 'var(--m-text)',
  '--mantine-color-dimmed': 'var(--m-muted)',
  '--mantine-color-anchor': 'var(--m-link)',
  '--mantine-color-error': 'var(--m-danger-fg)',
  '--mantine-color-placeholder': 'var(--m-faint)',
  '--mantine-color-default': 'var(--m-surface)',
  '--mantine-color-default-hover': 'var(--m-hover)',
  '--mantine-color-default-color': 'var(--m-text)',
  '--mantine-color-disabled': 'var(--m-neutral-bg)',
  '--mantine-color-disabled-color': 'var(--m-faint)',
  '--mantine-color-disabled-border': 'var(--m-line)',
};

/** Maps Mantine's variables to ours, which change with the colour scheme. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...semantic, '--mantine-color-default-border': colors.gray[4] },
  dark: { ...semantic, '--mantine-color-default-border': 'var(--m-line-strong)' },
});
