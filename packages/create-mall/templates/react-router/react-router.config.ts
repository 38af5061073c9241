import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // As in version 8, so that there is less to change then
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
