import { outlined } from './icon.ts';

export const IconAdjustmentsHorizontal = outlined(
  'M12 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M4 6l8 0',
  'M16 6l4 0',
  'M6 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M4 12l2 0',
  'M10 12l10 0',
  'M15 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M4 18l11 0',
  'M19 18l1 0',
);

export const IconArrowLeft = outlined('M5 12l14 0', 'M5 12l6 6', 'M5 12l6 -6');

export const IconArrowsSort = outlined('M3 9l4 -4l4 4m-4 -4v14', 'M21 15l-4 4l-4 -4m4 4v-14');

export const IconCheck = outlined('M5 12l5 5l10 -10');

export const IconChevronDown = outlined('M6 9l6 6l6 -6');

export const IconChevronLeft = outlined('M15 6l-6 6l6 6');

export const IconChevronRight = outlined('M9 6l6 6l-6 6');

export const IconChevronUp = outlined('M6 15l6 -6l6 6');

export const IconDots = outlined(
  'M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
);

export const IconMenu2 = outlined('M4 6l16 0', 'M4 12l16 0', 'M4 18l16 0');

export const IconMinus = outlined('M5 12l14 0');

export const IconMoon = outlined(
  'M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454l0 .008',
);

export const IconPlus = outlined('M12 5l0 14', 'M5 12l14 0');

export const IconSearch = outlined('M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', 'M21 21l-6 -6');

export const IconSun = outlined(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  'M3 12h1m8 -9v1m8 8h1m-9 8v1m-6.4 -15.4l.7 .7m12.1 -.7l-.7 .7m0 11.4l.7 .7m-12.1 -.7l-.7 .7',
);

export const IconX = outlined('M18 6l-12 12', 'M6 6l12 12');
