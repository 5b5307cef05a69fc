import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // server/http/cross-site.ts decides which posts are ours; it knows PUBLIC_URL and the proxy, the framework does not.
  allowedActionOrigins: ['**'],
} satisfies Config;
