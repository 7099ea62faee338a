import type { Config } from '@react-router/dev/config';
import { PRERENDERED } from './web/prerendered.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: PRERENDERED,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
