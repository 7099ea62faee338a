export { Menu, Popover } from '@mantine/core';
export { TooltipWords } from './tooltip-words.tsx';
