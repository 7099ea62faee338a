import type { MantineColorsTuple } from '@mantine/core';

const scale = (steps: string) => steps.split(' ') as unknown as MantineColorsTuple;

/** Ten shades each, evenly spaced in OKLCH. Gold is reserved for achievements; gray is warm. */
export const colors = {
  ink: scale('#f4f7fb #e7edf6 #d1deef #b0c6e4 #86a7d4 #5d88c2 #396aaa #255088 #1b3250 #101f32'),
  gold: scale('#fff9ec #feefcf #fae0aa #f2ce85 #e2b75e #cea249 #ad8535 #8b6a29 #6d521e #4e3914'),
  gray: scale('#f9f8f5 #f4f2ef #edebe7 #e3e0db #d2cfca #a19e98 #716e68 #58554f #3f3d38 #262420'),
  moss: scale('#f1faf5 #dff5e7 #c2ebd2 #9edbb7 #74c196 #4ea376 #338159 #256544 #1b4d34 #133624'),
  clay: scale('#fff7f2 #ffece1 #fedbc6 #ffc29e #f3a372 #e1854a #c1682a #9d521c #7c4016 #582e10'),
  brick: scale('#fff6f5 #ffe9e7 #ffd4cf #feb8b1 #f78d85 #e7645e #cc4240 #aa2f2f #882424 #601b1a'),
  lagoon: scale('#f1fafb #ddf4f6 #c0e8ed #9ed8df #72c0c9 #4ba3ac #2e828b #1d666d #144e54 #0c373b'),
  dark: scale('#e7eaee #c3c8ce #a4aab2 #6e757f #3d444e #2e353e #222831 #181e26 #11171f #0b1017'),
};
