import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';

/** What people see. */
const pages: RouteConfigEntry[] = [
  // For families and visitors
  index('routes/public/home.tsx'),
  route('about', 'routes/public/about.tsx'),
  route('academics', 'routes/public/academics.tsx'),
  route('events', 'routes/public/events.tsx'),
  route('events/:part', 'routes/calendar/shared-dates.tsx'),
  route('parents', 'routes/public/parents.tsx'),
  route('parents/volunteer', 'routes/parents/volunteer.tsx'),
  route('parents/pta', 'routes/parents/pta.tsx'),
  route('parents/sample-schedule', 'routes/calendar/sample-schedule.tsx'),
  route('faq', 'routes/public/faq.tsx'),
  route('enrollment', 'routes/enrollment/apply.tsx'),
  route('enrollment/another-device', 'routes/enrollment/another-device.tsx'),
  route('careers', 'routes/careers/careers.tsx'),
  route('contact', 'routes/public/contact.tsx'),
  route('status', 'routes/public/status.tsx'),
  route('newsletter/confirm', 'routes/newsletter/confirm.tsx'),
  route('newsletter/unsubscribe', 'routes/newsletter/unsubscribe.tsx'),
  route('privacy', 'routes/public/privacy.tsx'),
  route('terms', 'routes/public/terms.tsx'),
  route('*', 'routes/public/not-found.tsx'),

  // For guardians and staff with an account
  route('sign-in', 'routes/account/sign-in.tsx'),
  route('sign-up', 'routes/account/sign-up.tsx'),
  route('forgotten-password', 'routes/account/forgotten-password.tsx'),
  route('new-password', 'routes/account/new-password.tsx'),
  route('account', 'routes/account/account.tsx'),
  route('account/email', 'routes/account/email.tsx'),
  route('account/password', 'routes/account/password.tsx'),
  route('account/second-factor', 'routes/account/second-factor.tsx'),
  route('portal', 'routes/portal/portal.tsx'),
  route('portal/applications/:reference', 'routes/portal/application.tsx'),
  route('portal/applications/:reference/contact-details', 'routes/portal/contact-details.tsx'),
  route('portal/applications/:reference/erasure', 'routes/portal/erasure.tsx'),

  // For the office: the desk
  route('staff', 'routes/staff/frame.tsx', [
    index('routes/staff/today.tsx'),
    route('content', 'routes/staff/content.tsx'),
    route('content/:part', 'routes/staff/content-part.tsx'),
    route('job-applications', 'routes/staff/job-applications.tsx'),
    route('job-applications/:reference', 'routes/staff/job-application.tsx'),
    route('enrollment-applications', 'routes/staff/enrollment-applications.tsx'),
    route('enrollment-applications/places', 'routes/staff/enrollment-places.tsx'),
    route('enrollment-applications/paper-form', 'routes/staff/paper-form.tsx'),
    route('enrollment-applications/:reference', 'routes/staff/enrollment-application.tsx'),
    route('messages', 'routes/staff/messages.tsx'),
    route('messages/:reference', 'routes/staff/message.tsx'),
    route('parents', 'routes/staff/parents.tsx'),
    route('parents/:reference', 'routes/staff/parent-form.tsx'),
    route('subscribers', 'routes/staff/subscribers.tsx'),
    route('subscribers/newsletters/:id', 'routes/staff/newsletter.tsx'),
    route('mail', 'routes/staff/mail.tsx'),
    route('mail/:id', 'routes/staff/outgoing-mail.tsx'),
    route('people', 'routes/staff/people.tsx'),
    route('people/record', 'routes/staff/record.tsx'),
    route('families', 'routes/staff/families.tsx'),
  ]),
];

/** What programs speak to. */
const addresses: RouteConfigEntry[] = [
  // For programs: the forms' own scripts, a test, another system
  route('api/enrollment-applications', 'routes/api/enrollment-applications.ts'),
  route('api/draft-copies', 'routes/api/draft-copies.ts'),
  route('api/draft-copies/open', 'routes/api/open-draft-copy.ts'),
  route('api/job-applications', 'routes/api/job-applications.ts'),
  route('api/contact-messages', 'routes/api/contact-messages.ts'),
  route('api/volunteer-applications', 'routes/api/volunteer-applications.ts'),
  route('api/pta-memberships', 'routes/api/pta-memberships.ts'),
  route('api/newsletter-subscriptions', 'routes/api/newsletter-subscriptions.ts'),

  // For the scripts of portal and desk
  route('api/account', 'routes/api/account.ts'),
  route('api/staff/people', 'routes/api/staff/people.ts'),
  route('api/staff/audit-records', 'routes/api/staff/audit-records.ts'),
  route('api/staff/audit-records.csv', 'routes/api/staff/audit-records-file.ts'),
  route('api/staff/families/:reference', 'routes/api/staff/family.ts'),
  route('api/staff/families/:reference/copy', 'routes/api/staff/family-copy.ts'),
  route(
    'api/staff/enrollment-applications.csv',
    'routes/api/staff/enrollment-applications-file.ts',
  ),
  route('api/portal/applications', 'routes/api/portal/applications.ts'),
  route('api/portal/links', 'routes/api/portal/links.ts'),
  route('api/portal/applications/:reference', 'routes/api/portal/application.ts'),
  route('api/portal/applications/:reference/status', 'routes/api/portal/status.ts'),
  route(
    'api/portal/applications/:reference/contact-details',
    'routes/api/portal/contact-details.ts',
  ),
  route('api/portal/applications/:reference/copy', 'routes/api/portal/copy.ts'),
  route('api/portal/applications/:reference/erasure', 'routes/api/portal/erasure.ts'),
  route('api/staff/account', 'routes/api/staff-account.ts'),
  route('api/staff/content', 'routes/api/staff/content-parts.ts'),
  route('api/staff/content/:part', 'routes/api/staff/content-part.ts'),
  route('api/staff/job-applications', 'routes/api/staff/job-applications.ts'),
  route('api/staff/job-applications/:reference', 'routes/api/staff/job-application.ts'),
  route(
    'api/staff/job-applications/:reference/resume',
    'routes/api/staff/job-application-resume.ts',
  ),
  route('api/staff/enrollment-applications', 'routes/api/staff/enrollment-applications.ts'),
  route('api/staff/enrollment-moves', 'routes/api/staff/move-applications.ts'),
  route('api/staff/enrollment-places', 'routes/api/staff/enrollment-places.ts'),
  route('api/staff/enrollment-waiting-list', 'routes/api/staff/waiting-list.ts'),
  route('api/staff/enrollment-paper-forms', 'routes/api/staff/paper-forms.ts'),
  ...prefix('api/staff/enrollment-applications/:reference', [
    index('routes/api/staff/enrollment-application.ts'),
    route('moves', 'routes/api/staff/move-application.ts'),
    route('undo', 'routes/api/staff/undo-move.ts'),
    route('assignment', 'routes/api/staff/assign-application.ts'),
    route('notes', 'routes/api/staff/application-notes.ts'),
    route('access-codes', 'routes/api/staff/give-access-code.ts'),
    route('ended-access', 'routes/api/staff/end-portal-access.ts'),
  ]),
  route('api/staff/messages', 'routes/api/staff/messages.ts'),
  route('api/staff/messages/:reference', 'routes/api/staff/message.ts'),
  route('api/staff/parent-forms', 'routes/api/staff/parent-forms.ts'),
  route('api/staff/parent-forms/:reference', 'routes/api/staff/parent-form.ts'),
  route('api/staff/pta-members.csv', 'routes/api/staff/pta-members-file.ts'),
  route('api/staff/subscribers', 'routes/api/staff/subscribers.ts'),
  route('api/staff/subscribers.csv', 'routes/api/staff/subscribers-csv.ts'),
  route('api/staff/newsletters', 'routes/api/staff/newsletters.ts'),
  route('api/staff/newsletters/:id', 'routes/api/staff/newsletter.ts'),
  route('api/staff/mail-preview', 'routes/api/staff/mail-preview.ts'),
  route('api/staff/mail', 'routes/api/staff/mail.ts'),
  route('api/staff/mail/:id', 'routes/api/staff/outgoing-mail.ts'),
  route('api/staff/today', 'routes/api/staff/today.ts'),

  // For the public client of the accounts (docs/accounts.md)
  route('auth/v1/signup', 'routes/auth/signup.ts'),
  route('auth/v1/token', 'routes/auth/token.ts'),
  route('auth/v1/logout', 'routes/auth/logout.ts'),
  route('auth/v1/user', 'routes/auth/user.ts'),
  route('auth/v1/recover', 'routes/auth/recover.ts'),
  route('auth/v1/resend', 'routes/auth/resend.ts'),
  route('auth/v1/verify', 'routes/auth/verify.ts'),
  route('auth/v1/factors', 'routes/auth/factors.ts'),
  route('auth/v1/factors/:factorId', 'routes/auth/factor.ts'),
  route('auth/v1/factors/:factorId/challenge', 'routes/auth/factor-challenge.ts'),
  route('auth/v1/factors/:factorId/verify', 'routes/auth/factor-verify.ts'),
  route('auth/v1/health', 'routes/auth/health.ts'),
  route('auth/v1/settings', 'routes/auth/settings.ts'),
  route('auth/v1/*', 'routes/auth/unknown.ts'),

  // For calendar programs, and for paper (docs/decisions/0029-the-calendar-leaves-the-site.md)
  route('calendar.ics', 'routes/feeds/calendar.ts'),
  route('calendar/:file', 'routes/feeds/calendar-file.ts'),

  // For paper and for keeping (docs/decisions/0032-documents-and-forms-on-paper.md)
  route('forms/enrollment-form.pdf', 'routes/feeds/enrollment-form.ts'),
  route('forms/job-application-form.pdf', 'routes/feeds/job-application-form.ts'),

  // For search engines and the device's home screen
  route('sitemap.xml', 'routes/feeds/sitemap.ts'),
  route('robots.txt', 'routes/feeds/robots.ts'),
  route('manifest.webmanifest', 'routes/feeds/manifest.ts'),

  // For whoever keeps the server running
  route('healthz', 'routes/system/healthz.ts'),
  route('readyz', 'routes/system/readyz.ts'),
  route('metrics', 'routes/system/metrics.ts'),
];

export default [layout('routes/in-document.tsx', pages), ...addresses] satisfies RouteConfig;
