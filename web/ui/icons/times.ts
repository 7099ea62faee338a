import { outlined } from './icon.ts';

export const IconCalendar = outlined(
  'M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12',
  'M16 3v4',
  'M8 3v4',
  'M4 11h16',
);

export const IconCalendarCheck = outlined(
  'M11.5 21h-5.5a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v6',
  'M16 3v4',
  'M8 3v4',
  'M4 11h16',
  'M15 19l2 2l4 -4',
);

export const IconCalendarDue = outlined(
  'M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12',
  'M16 3v4',
  'M8 3v4',
  'M4 11h16',
  'M11 16a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
);

export const IconCalendarEvent = outlined(
  'M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12',
  'M16 3l0 4',
  'M8 3l0 4',
  'M4 11l16 0',
  'M8 15h2v2h-2l0 -2',
);

export const IconCalendarPlus = outlined(
  'M12.5 21h-6.5a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v5',
  'M16 3v4',
  'M8 3v4',
  'M4 11h16',
  'M16 19h6',
  'M19 16v6',
);

export const IconClock = outlined('M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 7v5l3 3');

export const IconClockPause = outlined(
  'M20.942 13.018a9 9 0 1 0 -7.909 7.922',
  'M12 7v5l2 2',
  'M17 17v5',
  'M21 17v5',
);

export const IconHistory = outlined('M12 8l0 4l2 2', 'M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5');

export const IconVideo = outlined(
  'M15 10l4.553 -2.276a1 1 0 0 1 1.447 .894v6.764a1 1 0 0 1 -1.447 .894l-4.553 -2.276v-4',
  'M3 8a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2l0 -8',
);
