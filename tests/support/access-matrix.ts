import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';

/** Who may ask: nobody known, somebody with a token of their own making, a guardian, and each role of the office. */
export const callers = [
  ...(['nobody', 'forger', 'guardian'] as const),
  ...(['admissions', 'recruitment', 'editor', 'administrator'] as const),
] as const;
export type Caller = (typeof callers)[number];

interface Audience {
  /** Who is let in. Everybody else hears that they have to sign in, or that there is nothing at this address. */
  letsIn: readonly Caller[];
  /** For screens: everybody is sent the same document, without anything of a person's. */
  isShell?: boolean;
  paths: readonly string[];
}

const signedIn = ['guardian', 'admissions', 'recruitment', 'editor', 'administrator'] as const;

/** A list as a sheet, all of it for paper, and its files. */
const sheetAt = (list: string) => [`${list}/sheet`, `${list}/sheet/paper`, `${list}/sheet/:form`];

/** A letter to everybody of a list, those that were sent, and each of those. */
const lettersAt = (list: string) => [`${list}/write`, `${list}/letters`, `${list}/letters/:id`];

/** Every address of `app/routes.ts`, by its audience. Written by hand, but for the short forms, which are everybody's: whoever adds an address says here whose it is. */
export const audiences: Record<string, Audience> = {
  'everybody: pages': {
    letsIn: callers,
    paths: [
      ...['/', '/about', '/academics', '/events', '/events/:part', '/faq', '/privacy', '/terms'],
      ...['/parents', '/parents/sample-schedule'],
      ...['/parents/documents', '/parents/:section', '/parents/meals'],
      ...parentForms.map(({ page }) => page),
      ...['/parents/meals/transaction', '/enrollment', '/enrollment/another-device', '/careers'],
      ...['/enrollment/which-class'],
      ...[
        '/contact',
        '/find',
        '/status',
        '/status/family',
        '/status/papers',
        '/newsletter/confirm',
        '/newsletter/unsubscribe',
        '/*',
      ],
      ...[
        '/portal/stop-erasure',
        '/portal/confirm-address',
        '/stop-change',
        '/account/link',
        '/messages/answer',
        '/offer',
        '/not-taken',
        '/rounds/:year',
      ],
    ],
  },
  'everybody: what the forms send': {
    letsIn: callers,
    paths: [
      ...['/api/enrollment-applications', '/api/draft-copies', '/api/draft-copies/open'],
      ...['/api/job-applications', '/api/contact-messages', '/api/meal-payments'],
      ...parentForms.map(({ api }) => api),
      ...['/api/meal-payment-transactions', '/api/newsletter-subscriptions'],
      ...[
        '/api/papers',
        '/api/child-messages',
        '/api/paper-pictures',
        '/api/cleared-devices',
        '/api/ended-sessions',
        '/api/receipts',
        '/api/*',
      ],
    ],
  },
  'everybody: files for programs and paper': {
    letsIn: callers,
    paths: [
      ...['/calendar.ics', '/calendar/:file', '/forms/:file', '/documents/:file'],
      ...['/sitemap.xml', '/robots.txt', '/.well-known/security.txt'],
      ...['/find.json', '/photographs/:file'],
      ...['/rounds/:year.json', '/rounds/:year.csv', '/manifest.webmanifest'],
    ],
  },
  'everybody: signing up and in': {
    letsIn: callers,
    paths: [
      ...['/auth/v1/signup', '/auth/v1/token', '/auth/v1/recover', '/auth/v1/resend'],
      ...['/auth/v1/passkeys/authentication/options', '/auth/v1/passkeys/authentication/verify'],
      ...['/auth/v1/verify', '/auth/v1/health', '/auth/v1/settings', '/auth/v1/*'],
      '/auth/v1/.well-known/jwks.json',
    ],
  },
  'whoever asks from this machine': { letsIn: callers, paths: ['/healthz', '/readyz', '/metrics'] },
  'everybody, as screens without anything of a person’s': {
    letsIn: callers,
    isShell: true,
    paths: [
      ...['/sign-in', '/sign-up', '/forgotten-password', '/new-password', '/account'],
      ...[
        '/account/email',
        '/account/name',
        '/account/password',
        '/account/second-factor',
        '/account/passkeys',
        '/account/devices',
        '/account/access-ended',
        '/portal',
      ],
      '/portal/applications/:reference',
      '/portal/applications/:reference/contact-details',
      '/portal/applications/:reference/erasure',
      '/portal/applications/:reference/papers',
      ...['/staff', '/staff/content', '/staff/content/:part'],
      '/staff/content/dates/opening',
      ...['/staff/job-applications', '/staff/job-applications/:reference'],
      ...['/staff/enrollment-applications', '/staff/enrollment-applications/places'],
      ...['/staff/enrollment-applications/round', '/staff/enrollment-applications/paper-form'],
      '/staff/enrollment-applications/round/practice',
      '/staff/enrollment-applications/round/offers',
      '/staff/enrollment-applications/photographs',
      '/staff/enrollment-applications/ready-texts',
      '/staff/enrollment-applications/:reference',
      '/staff/enrollment-applications/:reference/letter',
      ...['/staff/messages', '/staff/messages/:reference', '/staff/parents'],
      '/staff/messages/call',
      ...['/staff/parents/:reference', '/staff/meals', '/staff/meals/:reference'],
      '/staff/meals/statement',
      '/staff/reports',
      ...['/staff/enrollment-applications/sheet', '/staff/job-applications/sheet'],
      ...lettersAt('/staff/enrollment-applications'),
      ...lettersAt('/staff/job-applications'),
      ...lettersAt('/staff/messages'),
      ...lettersAt('/staff/parents'),
      ...lettersAt('/staff/meals'),
      ...lettersAt('/staff/children'),
      ...['/staff/messages/sheet', '/staff/parents/sheet', '/staff/meals/sheet'],
      ...['/staff/subscribers/sheet', '/staff/people/record/sheet'],
      ...['/staff/subscribers', '/staff/subscribers/newsletters/:id', '/staff/documents'],
      ...['/staff/documents/:id', '/staff/mail', '/staff/mail/:id', '/staff/people'],
      ...[
        '/staff/people/record',
        '/staff/people/erasing',
        '/staff/children',
        '/staff/children/import',
        '/staff/children/census',
        '/staff/children/coming-back',
        '/staff/children/roll-over',
        '/staff/children/classes',
        '/staff/children/sheet',
        '/staff/children/:reference',
        '/staff/families',
        '/staff/families/brought-back',
        '/staff/families/:reference',
        '/staff/*',
      ],
    ],
  },
  'whoever is signed in, about themselves': {
    letsIn: signedIn,
    paths: [
      ...['/api/portal/applications', '/api/portal/links', '/auth/v1/user'],
      ...['/auth/v1/recovery-codes', '/auth/v1/factors', '/auth/v1/factors/:factorId'],
      '/auth/v1/password-confirmation',
      ...['/auth/v1/factors/:factorId/challenge', '/auth/v1/factors/:factorId/verify'],
      ...['/auth/v1/factors/recovery-codes/verify', '/auth/v1/passkeys'],
      ...['/auth/v1/passkeys/:passkeyId', '/auth/v1/passkeys/registration/options'],
      ...[
        '/auth/v1/passkeys/registration/verify',
        '/auth/v1/sessions',
        '/auth/v1/sessions/:sessionId',
      ],
      '/auth/v1/logout',
    ],
  },
  'the guardian whose account follows the application': {
    letsIn: ['guardian'],
    paths: [
      '/api/portal/applications/:reference',
      '/api/portal/applications/:reference/status',
      '/api/portal/applications/:reference/contact-details',
      '/api/portal/applications/:reference/messages',
      '/api/portal/applications/:reference/coming-back',
      '/api/portal/applications/:reference/invitation',
      '/api/portal/applications/:reference/next-year',
      '/api/portal/applications/:reference/copy',
      '/api/portal/applications/:reference/erasure',
      '/api/portal/applications/:reference/papers',
    ],
  },
  'everybody of the office': {
    letsIn: ['admissions', 'recruitment', 'editor', 'administrator'],
    paths: [
      ...['/api/staff/account', '/api/staff/today', '/api/staff/waiting', '/api/staff/search'],
    ],
  },
  admissions: {
    letsIn: ['admissions', 'administrator'],
    paths: [
      '/api/staff/families',
      '/api/staff/brought-back',
      ...['/api/staff/families/:reference', '/api/staff/families/:reference/copy'],
      '/api/staff/families/:reference/held',
      '/api/staff/families/:reference/notes',
      ...['/api/staff/enrollment-applications'],
      ...sheetAt('/api/staff/enrollment-applications'),
      ...lettersAt('/api/staff/enrollment-applications'),
      ...['/api/staff/children', '/api/staff/children/:reference'],
      ...sheetAt('/api/staff/children'),
      ...lettersAt('/api/staff/children'),
      ...['/api/staff/children/:reference/letter', '/api/staff/children/import'],
      ...['/api/staff/children/census', '/api/staff/children/coming-back'],
      '/api/staff/children/coming-back/slips',
      ...['/api/staff/children/roll-over', '/api/staff/children/classes'],
      '/api/staff/enrollment-moves/undo',
      ...['/api/staff/numbers', '/api/staff/enrollment-moves', '/api/staff/enrollment-places'],
      ...['/api/staff/enrollment-rounds', '/api/staff/enrollment-paper-forms'],
      '/api/staff/enrollment-rounds/practice',
      ...['/api/staff/enrollment-rounds/:year/:paper', '/api/staff/enrollment-round-offers'],
      '/api/staff/enrollment-letters-to-tell',
      '/api/staff/enrollment-applications/:reference',
      '/api/staff/enrollment-photographs',
      '/api/staff/enrollment-ready-texts',
      '/api/staff/enrollment-ready-texts/:id',
      '/api/staff/enrollment-alike',
      '/api/staff/enrollment-left-out',
      '/api/staff/enrollment-belonging',
      '/api/staff/enrollment-one-family',
      '/api/staff/enrollment-applications/:reference/belonging',
      '/api/staff/enrollment-applications/:reference/papers/:picture',
      ...['/api/staff/messages', '/api/staff/messages/:reference'],
      '/api/staff/messages-of-callers',
      ...['/api/staff/parent-forms', '/api/staff/parent-forms/:reference'],
      ...['/api/staff/meal-payments', '/api/staff/meal-payments/:reference'],
      ...sheetAt('/api/staff/messages'),
      ...sheetAt('/api/staff/parent-forms'),
      ...sheetAt('/api/staff/meal-payments'),
      ...lettersAt('/api/staff/messages'),
      ...lettersAt('/api/staff/parent-forms'),
      ...lettersAt('/api/staff/meal-payments'),
      ...['/api/staff/meal-payments/statement'],
      ...['/api/staff/mail', '/api/staff/mail/:id'],
    ],
  },
  recruitment: {
    letsIn: ['recruitment', 'administrator'],
    paths: [
      ...['/api/staff/job-applications', '/api/staff/job-applications/:reference'],
      ...sheetAt('/api/staff/job-applications'),
      ...lettersAt('/api/staff/job-applications'),
      '/api/staff/job-applications/:reference/resume',
      '/api/staff/job-openings',
    ],
  },
  editors: {
    letsIn: ['editor', 'administrator'],
    paths: [
      ...['/api/staff/content', '/api/staff/content/:part', '/api/staff/subscribers'],
      ...['/api/staff/newsletters', '/api/staff/newsletters/:id'],
      ...sheetAt('/api/staff/subscribers'),
      ...['/api/staff/documents', '/api/staff/documents/:id', '/api/staff/documents/:id/file'],
      ...['/api/staff/content-photographs', '/api/staff/content-photographs/:digest'],
      '/api/staff/content-doubts',
    ],
  },
  'administrators alone': {
    letsIn: ['administrator'],
    paths: [
      ...['/api/staff/people', '/api/staff/audit-records'],
      ...sheetAt('/api/staff/audit-records'),
      '/api/staff/held-erasing',
    ],
  },
  'whoever holds a link that the desk gave out minutes ago': {
    letsIn: [],
    paths: ['/api/staff/mail-preview'],
  },
};
