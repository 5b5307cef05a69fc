import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  // For families and visitors
  index('routes/public/home.tsx'),
  route('enrollment', 'routes/enrollment/apply.tsx'),

  // For programs: the forms' own scripts, a test, another system
  route('api/enrollment-applications', 'routes/api/enrollment-applications.ts'),
  route('api/newsletter-subscriptions', 'routes/api/newsletter-subscriptions.ts'),

  // For whoever keeps the server running
  route('healthz', 'routes/system/healthz.ts'),
  route('readyz', 'routes/system/readyz.ts'),

  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig;
