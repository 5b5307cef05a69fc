import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { letterPaths, letterRooms } from '#desk/letters/letter-rooms.ts';
import { sheetLists } from '#desk/sheet/sheet-lists.ts';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import { ptaMembership } from '#features/parent-form-kinds/pta-membership.ts';
import { addresses } from './addresses.ts';

/** It has its next meetings beside the form. */
const PTA = ptaMembership.page;

/** Every list that is a sheet as well has it below its own address. */
const sheetScreens = Object.values(sheetLists).map(({ list }) =>
  route(`${list.replace('/staff/', '')}/sheet`, 'routes/staff/lists/sheet.tsx', {
    id: `routes/staff/lists/sheet ${list}`,
  }),
);

/** A letter to everybody of a list, those that were sent, and each of them. */
const letterScreens = letterRooms.flatMap((room) => {
  const below = sheetLists[room].list.replace('/staff/', '');
  const at = (path: string, screen: string) =>
    route(`${below}/${path}`, `routes/staff/lists/${screen}.tsx`, {
      id: `routes/staff/lists/${screen} ${below}`,
    });
  return [
    at(letterPaths.write, 'write'),
    at(letterPaths.letters, 'letters'),
    at(`${letterPaths.letters}/:id`, 'letter'),
  ];
});

/** What people see. */
const pages: RouteConfigEntry[] = [
  // For families and visitors
  index('routes/public/home.tsx'),
  route('about', 'routes/public/about.tsx'),
  route('academics', 'routes/public/academics.tsx'),
  route('events', 'routes/public/events.tsx'),
  route('events/:part', 'routes/calendar/shared-dates.tsx'),
  route('parents', 'routes/public/parents.tsx'),
  route(PTA.slice(1), 'routes/parents/pta.tsx'),
  ...parentForms
    .filter(({ page }) => page !== PTA)
    .map(({ page }) => route(page.slice(1), 'routes/parents/parent-form.tsx', { id: page })),
  route('parents/sample-schedule', 'routes/calendar/sample-schedule.tsx'),
  route('parents/documents', 'routes/public/documents.tsx'),
  route('parents/meals', 'routes/meals/payments.tsx'),
  route('parents/meals/transaction', 'routes/meals/transaction.tsx'),
  route('parents/:section', 'routes/parents/section.tsx'),
  route('faq', 'routes/public/faq.tsx'),
  route('enrollment', 'routes/enrollment/apply.tsx'),
  route('enrollment/which-class', 'routes/enrollment/which-class.tsx'),
  route('enrollment/another-device', 'routes/enrollment/another-device.tsx'),
  route('careers', 'routes/careers/careers.tsx'),
  route('contact', 'routes/public/contact.tsx'),
  route('find', 'routes/public/find.tsx'),
  route('status', 'routes/status/status.tsx'),
  route('status/family', 'routes/family/family-page.tsx'),
  route('status/papers', 'routes/papers/status-papers.tsx'),
  route('messages/answer', 'routes/messages/answer.tsx'),
  route('offer', 'routes/offer/offer.tsx'),
  route('rounds/:year', 'routes/rounds/round.tsx'),
  route('newsletter/confirm', 'routes/newsletter/confirm.tsx'),
  route('newsletter/unsubscribe', 'routes/newsletter/unsubscribe.tsx'),
  route('privacy', 'routes/public/privacy.tsx'),
  route('terms', 'routes/public/terms.tsx'),
  route('not-taken', 'routes/public/not-taken.tsx'),
  route('*', 'routes/public/not-found.tsx'),

  // For guardians and staff with an account
  route('portal/stop-erasure', 'routes/portal/stop-erasure.tsx'),
  route('portal/confirm-address', 'routes/portal/confirm-address.tsx'),
  route('stop-change', 'routes/public/stop-change.tsx'),
  route('sign-in', 'routes/sign-in/sign-in.tsx'),
  layout('routes/portal/frame.tsx', [
    route('portal', 'routes/portal/portal.tsx'),
    route('portal/applications/:reference', 'routes/portal/application.tsx'),
    route('portal/applications/:reference/contact-details', 'routes/portal/contact-details.tsx'),
    route('portal/applications/:reference/erasure', 'routes/portal/erasure.tsx'),
    route('portal/applications/:reference/papers', 'routes/portal/papers.tsx'),
  ]),
  layout('routes/account/frame.tsx', [
    route('sign-up', 'routes/account/sign-up.tsx'),
    route('forgotten-password', 'routes/account/forgotten-password.tsx'),
    route('new-password', 'routes/account/new-password.tsx'),
    route('account', 'routes/account/account.tsx'),
    route('account/link', 'routes/account/link.tsx'),
    route('account/email', 'routes/account/email.tsx'),
    route('account/name', 'routes/account/name.tsx'),
    route('account/password', 'routes/account/password.tsx'),
    route('account/second-factor', 'routes/account/second-factor.tsx'),
    route('account/passkeys', 'routes/account/passkeys.tsx'),
    route('account/devices', 'routes/account/devices.tsx'),
    route('account/access-ended', 'routes/account/access-ended.tsx'),

    // For the office: the desk
    route('staff', 'routes/staff/frame.tsx', [
      layout('routes/staff/rooms.tsx', [
        index('routes/staff/today.tsx'),
        ...sheetScreens,
        ...letterScreens,
        route('content', 'routes/staff/website/content.tsx'),
        route('content/dates/opening', 'routes/staff/website/move-term-start.tsx'),
        route('content/:part', 'routes/staff/website/content-part.tsx'),
        route('job-applications', 'routes/staff/job-applications.tsx'),
        route('job-applications/:reference', 'routes/staff/job-application.tsx'),
        route('enrollment-applications', 'routes/staff/enrollment/enrollment-applications.tsx'),
        route('enrollment-applications/places', 'routes/staff/enrollment/enrollment-places.tsx'),
        route('enrollment-applications/round', 'routes/staff/enrollment/enrollment-round.tsx'),
        route(
          'enrollment-applications/round/practice',
          'routes/staff/enrollment/practice-draw.tsx',
        ),
        route('enrollment-applications/round/offers', 'routes/staff/enrollment/round-offers.tsx'),
        route('enrollment-applications/paper-form', 'routes/staff/enrollment/form-by-hand.tsx'),
        route('enrollment-applications/photographs', 'routes/staff/enrollment/photographs.tsx'),
        route('enrollment-applications/ready-texts', 'routes/staff/enrollment/ready-texts.tsx'),
        route(
          'enrollment-applications/:reference',
          'routes/staff/enrollment/enrollment-application.tsx',
        ),
        route(
          'enrollment-applications/:reference/letter',
          'routes/staff/enrollment/enrollment-letter.tsx',
        ),
        route('messages', 'routes/staff/messages.tsx'),
        route('messages/call', 'routes/staff/call.tsx'),
        route('messages/:reference', 'routes/staff/message.tsx'),
        route('parents', 'routes/staff/parents.tsx'),
        route('parents/:reference', 'routes/staff/parent-form.tsx'),
        route('meals', 'routes/staff/meals.tsx'),
        route('meals/statement', 'routes/staff/statement.tsx'),
        route('meals/:reference', 'routes/staff/meal-payment.tsx'),
        route('reports', 'routes/staff/enrollment/heads-page.tsx'),
        route('subscribers', 'routes/staff/subscribers.tsx'),
        route('subscribers/newsletters/:id', 'routes/staff/newsletter.tsx'),
        route('documents', 'routes/staff/website/documents.tsx'),
        route('documents/:id', 'routes/staff/website/document.tsx'),
        route('mail', 'routes/staff/mail.tsx'),
        route('mail/:id', 'routes/staff/outgoing-mail.tsx'),
        route('people', 'routes/staff/people/people.tsx'),
        route('people/record', 'routes/staff/people/record.tsx'),
        route('people/erasing', 'routes/staff/people/erasing.tsx'),
        route('children', 'routes/staff/children/children.tsx'),
        route('children/import', 'routes/staff/children/import.tsx'),
        route('children/census', 'routes/staff/children/census.tsx'),
        route('children/coming-back', 'routes/staff/children/coming-back.tsx'),
        route('children/roll-over', 'routes/staff/children/roll-over.tsx'),
        route('children/classes', 'routes/staff/children/classes.tsx'),
        route('children/:reference', 'routes/staff/children/child.tsx'),
        route('families', 'routes/staff/families/families.tsx'),
        route('families/brought-back', 'routes/staff/families/brought-back.tsx'),
        route('families/:reference', 'routes/staff/families/family.tsx'),
        route('*', 'routes/staff/unknown.tsx'),
      ]),
    ]),
  ]),
];

export default [layout('routes/in-document.tsx', pages), ...addresses] satisfies RouteConfig;
