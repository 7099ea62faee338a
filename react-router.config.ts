import type { Config } from '@react-router/dev/config';
import { finishBuild } from './web/finish-build.ts';
import { PRERENDERED } from './web/prerendered.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: PRERENDERED,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => finishBuild(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
