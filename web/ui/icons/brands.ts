import { outlined } from './icon.ts';

export const IconBrandGoogle = outlined(
  'M20.945 11a9 9 0 1 1 -3.284 -5.997l-2.655 2.392a5.5 5.5 0 1 0 2.119 6.605h-4.125v-3h7.945',
);

export const IconBrandLinkedin = outlined(
  'M8 11v5',
  'M8 8v.01',
  'M12 16v-5',
  'M16 16v-3a2 2 0 1 0 -4 0',
  'M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10',
);

export const IconBrandWhatsapp = outlined(
  'M3 21l1.65 -3.8a9 9 0 1 1 3.4 2.9l-5.05 .9',
  'M9 10a.5 .5 0 0 0 1 0v-1a.5 .5 0 0 0 -1 0v1a5 5 0 0 0 5 5h1a.5 .5 0 0 0 0 -1h-1a.5 .5 0 0 0 0 1',
);

export const IconBrandX = outlined(
  'M4 4l11.733 16h4.267l-11.733 -16l-4.267 0',
  'M4 20l6.768 -6.768m2.46 -2.46l6.772 -6.772',
);

export const IconBrandYoutube = outlined(
  'M2 8a4 4 0 0 1 4 -4h12a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-12a4 4 0 0 1 -4 -4v-8',
  'M10 9l5 3l-5 3l0 -6',
);
