import type { Config } from '@react-router/dev/config';
import { finishBuild } from './web/finish-build.ts';
import { ONE_JOB, PRERENDERED } from './web/prerendered.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...PRERENDERED, ONE_JOB],
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => finishBuild(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
