import {
  ActionIcon,
  Alert,
  Badge,
  Button,
  Checkbox,
  Drawer,
  InputWrapper,
  type MantineThemeOverride,
  Menu,
  Modal,
  Notification,
  NumberInput,
  PasswordInput,
  Popover,
  Radio,
  Select,
  Table,
  Tabs,
  Tooltip,
} from '@mantine/core';

const overlay = { color: '#0a121e', backgroundOpacity: 0.52, blur: 0 };
const moved = { duration: 180, timingFunction: 'cubic-bezier(0.2, 0, 0, 1)' };
const named = { 'aria-label': 'Close' };
// Their <header> would count as a second banner of the page.
const plainHeader = { header: { role: 'none' } };

/** How Mantine's components behave when a screen says nothing else. Their looks are in the style sheets. */
export const components: MantineThemeOverride['components'] = {
  ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', size: 36 } }),
  Alert: Alert.extend({ defaultProps: { closeButtonLabel: 'Close' } }),
  Badge: Badge.extend({ defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 500 } }),
  Button: Button.extend({ defaultProps: { size: 'sm' } }),
  Checkbox: Checkbox.extend({ defaultProps: { size: 'xs', radius: 'sm' } }),
  Drawer: Drawer.extend({
    defaultProps: {
      overlayProps: overlay,
      transitionProps: moved,
      closeButtonProps: named,
      attributes: plainHeader,
      size: 560,
    },
  }),
  InputWrapper: InputWrapper.extend({ defaultProps: { withAsterisk: false } }),
  Menu: Menu.extend({
    defaultProps: { shadow: 'md', width: 220, position: 'bottom-end', withInitialFocusPlaceholder: false },
  }),
  Modal: Modal.extend({
    defaultProps: {
      radius: 'xl',
      overlayProps: overlay,
      transitionProps: { ...moved, transition: 'fade' },
      closeButtonProps: named,
      attributes: plainHeader,
      size: 480,
    },
  }),
  Notification: Notification.extend({ defaultProps: { closeButtonProps: named } }),
  NumberInput: NumberInput.extend({ defaultProps: { hideControls: true, allowNegative: false } }),
  PasswordInput: PasswordInput.extend({
    defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Show or hide password', tabIndex: 0 } },
  }),
  // Menus and lists of choices open inside the page's main landmark, not beside it.
  Popover: Popover.extend({ defaultProps: { portalProps: { target: 'main' } } }),
  Radio: Radio.extend({ defaultProps: { size: 'xs' } }),
  Select: Select.extend({ defaultProps: { allowDeselect: false, checkIconPosition: 'right' } }),
  Table: Table.extend({ defaultProps: { verticalSpacing: 0, horizontalSpacing: 0 } }),
  Tabs: Tabs.extend({ defaultProps: { radius: 0 } }),
  Tooltip: Tooltip.extend({
    defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } },
  }),
};
