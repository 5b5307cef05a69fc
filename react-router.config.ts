import type { Config } from '@react-router/dev/config';
import { shortenListOfRoutes } from './scripts/bundle/private-screens.ts';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // A screen and its loader are small: apart they would be two requests, each with headers larger than themselves.
  splitRouteModules: false,
  // server/http/csrf.ts decides which posts are ours; it knows PUBLIC_URL and the proxy, the framework does not.
  allowedActionOrigins: ['**'],
  buildEnd: shortenListOfRoutes,
} satisfies Config;
