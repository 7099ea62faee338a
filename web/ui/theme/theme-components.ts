import type { MantineThemeOverride } from '@mantine/core';

const overlay = { color: '#0a121e', backgroundOpacity: 0.52, blur: 0 };
const moved = { duration: 180, timingFunction: 'cubic-bezier(0.2, 0, 0, 1)' };
const named = { 'aria-label': 'Close' };
// Their <header> would count as a second banner landmark.
const plainHeader = { header: { role: 'none' } };

/**
 * Defaults of Mantine's components. Their styles are in the style sheets. By name, not by `X.extend`:
 * importing them here would bundle all of them into the first page.
 */
export const components: MantineThemeOverride['components'] = {
  // Where motion is reduced, the other mode mounts an open panel a second time, and what had the focus loses it.
  Accordion: { defaultProps: { keepMountedMode: 'display-none' } },
  ActionIcon: { defaultProps: { variant: 'subtle', size: 36 } },
  Alert: { defaultProps: { closeButtonLabel: 'Close' } },
  Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 500 } },
  Button: { defaultProps: { size: 'sm' } },
  // A centred list extends beyond a phone's screen until it is measured, which widens the page.
  Combobox: { defaultProps: { position: 'bottom-start' } },
  Checkbox: { defaultProps: { size: 'xs', radius: 'sm' } },
  Drawer: {
    defaultProps: {
      overlayProps: overlay,
      transitionProps: moved,
      closeButtonProps: named,
      attributes: plainHeader,
      size: 560,
    },
  },
  InputWrapper: { defaultProps: { withAsterisk: false } },
  Menu: {
    defaultProps: { shadow: 'md', width: 220, position: 'bottom-end', withInitialFocusPlaceholder: false },
  },
  Modal: {
    defaultProps: {
      radius: 'xl',
      overlayProps: overlay,
      transitionProps: { ...moved, transition: 'fade' },
      closeButtonProps: named,
      attributes: plainHeader,
      size: 480,
    },
  },
  Notification: { defaultProps: { closeButtonProps: named } },
  NumberInput: { defaultProps: { hideControls: true, allowNegative: false } },
  PasswordInput: {
    defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Show or hide password', tabIndex: 0 } },
  },
  // Menus and lists open inside the main landmark, not outside of it.
  Popover: { defaultProps: { portalProps: { target: 'main' } } },
  Radio: { defaultProps: { size: 'xs' } },
  Select: { defaultProps: { allowDeselect: false, checkIconPosition: 'right' } },
  Switch: { defaultProps: { withThumbIndicator: false } },
  Tabs: { defaultProps: { radius: 0 } },
  Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } } },
};
