import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { letterPaths, letterRooms } from '#desk/letters/letter-rooms.ts';
import { deskRooms, type WorkRoom, workRooms } from '#desk/rooms.ts';
import { sheetLists } from '#desk/sheet/sheet-lists.ts';
import { textForms } from '#features/submissions/kinds.ts';

/** Of a room in which what people send is worked on: its list and its records. */
function addressesOf(room: WorkRoom): RouteConfigEntry[] {
  const { api } = deskRooms[room];
  const at = (path: string, answers: string) =>
    route(path.slice(1), `routes/api/staff/${answers}`, { id: path });
  return [at(api, 'case-list.ts'), at(`${api}/:reference`, 'case-record.ts')];
}

/** Of a list that is a sheet as well: the sheet, all of it for paper, and its files. */
function sheetOf({ api }: { api: string }): RouteConfigEntry[] {
  const at = (path: string, answers: string) =>
    route(`${api}${path}`.slice(1), `routes/api/staff/sheet/${answers}`, { id: `${api}${path}` });
  return [
    at('/sheet', 'sheet.ts'),
    at('/sheet/paper', 'sheet-on-paper.ts'),
    at('/sheet/:form', 'sheet-file.ts'),
  ];
}

/** Of a list to whose people the office writes: a letter to all of them, those that were sent, and each of those. */
function lettersOf({ api }: { api: string }): RouteConfigEntry[] {
  const at = (path: string, answers: string) =>
    route(`${api}/${path}`.slice(1), `routes/api/staff/letters/${answers}`, {
      id: `${api}/${path}`,
    });
  return [
    at(letterPaths.write, 'write.ts'),
    at(letterPaths.letters, 'sent.ts'),
    at(`${letterPaths.letters}/:id`, 'letter.ts'),
  ];
}

const authPosts = [
  ...['signup', 'token', 'logout', 'recover', 'resend', 'password-confirmation', 'factors'],
  ...['factors/:factorId/challenge', 'factors/:factorId/verify', 'factors/recovery-codes/verify'],
  ...['passkeys/registration/options', 'passkeys/registration/verify'],
  ...['passkeys/authentication/options', 'passkeys/authentication/verify'],
];
const authGets = ['sessions', 'passkeys', '.well-known/jwks.json', 'health', 'settings'];

/** Several addresses that one file answers, by their patterns. */
const oneFile = (file: string, paths: string[]) =>
  paths.map((path) => route(path, file, { id: `${file} ${path}` }));

/** What programs speak to. */
export const addresses: RouteConfigEntry[] = [
  // For programs: the forms' own scripts, a test, another system
  route('api/enrollment-applications', 'routes/api/enrollment-applications.ts'),
  route('api/draft-copies', 'routes/api/carried-drafts.ts'),
  route('api/draft-copies/open', 'routes/api/open-carried-draft.ts'),
  route('api/job-applications', 'routes/api/job-applications.ts'),
  ...textForms.map(({ api }) => route(api.slice(1), 'routes/api/short-forms.ts', { id: api })),
  route('api/meal-payment-transactions', 'routes/api/meal-payment-transactions.ts'),
  route('api/newsletter-subscriptions', 'routes/api/newsletter-subscriptions.ts'),
  route('api/papers', 'routes/api/papers.ts'),
  route('api/child-messages', 'routes/api/child-messages.ts'),
  route('api/paper-pictures', 'routes/api/paper-pictures.ts'),
  route('api/cleared-devices', 'routes/api/cleared-devices.ts'),
  route('api/ended-sessions', 'routes/api/ended-sessions.ts'),
  route('api/receipts', 'routes/api/receipts.ts'),

  // For the scripts of portal and desk
  route('api/staff/people', 'routes/api/staff/office/people.ts'),
  route('api/staff/held-erasing', 'routes/api/staff/office/stopped-erasing.ts'),
  route('api/staff/brought-back', 'routes/api/staff/office/brought-back.ts'),
  route('api/staff/audit-records', 'routes/api/staff/office/audit-records.ts'),
  route('api/staff/children', 'routes/api/staff/children/children.ts'),
  route('api/staff/children/import', 'routes/api/staff/children/import.ts'),
  route('api/staff/children/census', 'routes/api/staff/children/census.ts'),
  route('api/staff/children/coming-back', 'routes/api/staff/children/coming-back.ts'),
  route('api/staff/children/coming-back/slips', 'routes/api/staff/children/coming-back-slips.ts'),
  route('api/staff/children/roll-over', 'routes/api/staff/children/roll-over.ts'),
  route('api/staff/children/classes', 'routes/api/staff/children/classes.ts'),
  route('api/staff/children/:reference', 'routes/api/staff/children/child.ts'),
  route('api/staff/children/:reference/letter', 'routes/api/staff/children/transfer-letter.ts'),
  route('api/staff/families', 'routes/api/staff/office/families.ts'),
  route('api/staff/families/:reference', 'routes/api/staff/office/family.ts'),
  route('api/staff/families/:reference/held', 'routes/api/staff/office/family-held.ts'),
  route('api/staff/families/:reference/notes', 'routes/api/staff/office/family-notes.ts'),
  route('api/staff/families/:reference/copy', 'routes/api/staff/office/family-export.ts'),
  route('api/staff/enrollment-alike', 'routes/api/staff/enrollment/alike.ts'),
  route('api/staff/enrollment-belonging', 'routes/api/staff/enrollment/decide-belonging.ts'),
  route('api/staff/enrollment-one-family', 'routes/api/staff/enrollment/decide-one-family.ts'),
  route('api/portal/applications', 'routes/api/portal/applications.ts'),
  route('api/portal/links', 'routes/api/portal/links.ts'),
  route('api/portal/applications/:reference', 'routes/api/portal/application.ts'),
  route('api/portal/applications/:reference/status', 'routes/api/portal/status.ts'),
  route(
    'api/portal/applications/:reference/contact-details',
    'routes/api/portal/contact-details.ts',
  ),
  route('api/portal/applications/:reference/next-year', 'routes/api/portal/next-year.ts'),
  route('api/portal/applications/:reference/invitation', 'routes/api/portal/invitation.ts'),
  route('api/portal/applications/:reference/messages', 'routes/api/portal/messages.ts'),
  route('api/portal/applications/:reference/coming-back', 'routes/api/portal/coming-back.ts'),
  route('api/portal/applications/:reference/copy', 'routes/api/portal/export.ts'),
  route('api/portal/applications/:reference/erasure', 'routes/api/portal/erasure.ts'),
  route('api/portal/applications/:reference/papers', 'routes/api/portal/papers.ts'),
  route('api/staff/account', 'routes/api/staff-account.ts'),
  route('api/staff/content', 'routes/api/staff/content-parts.ts'),
  route('api/staff/content-doubts', 'routes/api/staff/content-doubts.ts'),
  route('api/staff/content-photographs', 'routes/api/staff/content-photographs.ts'),
  route('api/staff/content-photographs/:digest', 'routes/api/staff/content-photograph.ts'),
  route('api/staff/content/:part', 'routes/api/staff/content-part.ts'),
  route('api/staff/messages-of-callers', 'routes/api/staff/messages-of-callers.ts'),
  route('api/staff/meal-payments/statement', 'routes/api/staff/statement.ts'),
  route('api/staff/job-openings', 'routes/api/staff/job-openings.ts'),
  route(
    'api/staff/job-applications/:reference/resume',
    'routes/api/staff/job-application-resume.ts',
  ),
  route('api/staff/enrollment-moves', 'routes/api/staff/enrollment/move-applications.ts'),
  route('api/staff/enrollment-moves/undo', 'routes/api/staff/enrollment/undo-moves.ts'),
  route('api/staff/numbers', 'routes/api/staff/enrollment/numbers.ts'),
  route('api/staff/enrollment-left-out', 'routes/api/staff/enrollment/left-out.ts'),
  route('api/staff/enrollment-places', 'routes/api/staff/enrollment/enrollment-places.ts'),
  route('api/staff/enrollment-rounds', 'routes/api/staff/enrollment/enrollment-rounds.ts'),
  route('api/staff/enrollment-rounds/practice', 'routes/api/staff/enrollment/practice-draw.ts'),
  route('api/staff/enrollment-round-offers', 'routes/api/staff/enrollment/round-offers.ts'),
  route('api/staff/enrollment-rounds/:year/:paper', 'routes/api/staff/enrollment/round-paper.ts'),
  route('api/staff/enrollment-letters-to-tell', 'routes/api/staff/enrollment/letters-to-tell.ts'),
  route('api/staff/enrollment-paper-forms', 'routes/api/staff/enrollment/forms-by-hand.ts'),
  ...prefix('api/staff/enrollment-applications/:reference', [
    route('belonging', 'routes/api/staff/enrollment/belonging.ts'),
    route('papers/:picture', 'routes/api/staff/enrollment/paper-picture.ts'),
  ]),
  route('api/staff/enrollment-photographs', 'routes/api/staff/enrollment/photographs.ts'),
  route('api/staff/enrollment-ready-texts', 'routes/api/staff/enrollment/ready-texts.ts'),
  route('api/staff/enrollment-ready-texts/:id', 'routes/api/staff/enrollment/ready-text.ts'),
  ...workRooms.flatMap(addressesOf),
  ...Object.values(sheetLists).flatMap(sheetOf),
  ...letterRooms.flatMap((room) => lettersOf(sheetLists[room])),
  route('api/staff/subscribers', 'routes/api/staff/subscribers.ts'),
  route('api/staff/newsletters', 'routes/api/staff/newsletters.ts'),
  route('api/staff/newsletters/:id', 'routes/api/staff/newsletter.ts'),
  route('api/staff/documents', 'routes/api/staff/documents.ts'),
  route('api/staff/documents/:id', 'routes/api/staff/document.ts'),
  route('api/staff/documents/:id/file', 'routes/api/staff/document-file.ts'),
  route('api/staff/mail-preview', 'routes/api/staff/office/mail-preview.ts'),
  route('api/staff/mail', 'routes/api/staff/office/mail.ts'),
  route('api/staff/mail/:id', 'routes/api/staff/office/outgoing-mail.ts'),
  route('api/staff/today', 'routes/api/staff/office/today.ts'),
  route('api/staff/waiting', 'routes/api/staff/office/waiting.ts'),
  route('api/staff/search', 'routes/api/staff/office/search.ts'),
  route('api/*', 'routes/api/unknown.ts'),

  // For the public client of the accounts (docs/accounts.md)
  ...prefix('auth/v1', [
    ...oneFile('routes/auth/posts.ts', authPosts),
    ...oneFile('routes/auth/gets.ts', authGets),
    ...oneFile('routes/auth/deletes.ts', ['factors/:factorId', 'sessions/:sessionId']),
    route('user', 'routes/auth/user.ts'),
    route('verify', 'routes/auth/verify.ts'),
    route('passkeys/:passkeyId', 'routes/auth/passkey.ts'),
    route('recovery-codes', 'routes/auth/recovery-codes.ts'),
    route('*', 'routes/auth/unknown.ts'),
  ]),

  // For calendar programs, and for paper (docs/decisions/0029-the-calendar-leaves-the-site.md)
  route('calendar.ics', 'routes/feeds/calendar.ts'),
  route('calendar/:file', 'routes/feeds/calendar-file.ts'),

  // For paper and for keeping (docs/decisions/0032-documents-and-forms-on-paper.md)
  route('forms/:file', 'routes/feeds/printed-form.ts'),
  route('documents/:file', 'routes/feeds/document.ts'),
  route('photographs/:file', 'routes/feeds/photograph.ts'),

  // For whoever checks a draw (docs/draw.md)
  route('rounds/:year.json', 'routes/feeds/round.ts'),
  route('rounds/:year.csv', 'routes/feeds/round-table.ts'),

  // For the field that finds
  route('find.json', 'routes/feeds/find-index.ts'),

  // For search engines and the device's home screen
  route('sitemap.xml', 'routes/feeds/sitemap.ts'),
  route('robots.txt', 'routes/feeds/robots.ts'),
  route('.well-known/security.txt', 'routes/feeds/security-txt.ts'),
  route('manifest.webmanifest', 'routes/feeds/manifest.ts'),

  // For whoever keeps the server running
  route('healthz', 'routes/system/healthz.ts'),
  route('readyz', 'routes/system/readyz.ts'),
  route('metrics', 'routes/system/metrics.ts'),
];
