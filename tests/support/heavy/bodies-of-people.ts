import { letterRooms } from '#desk/letters/letter-rooms.ts';
import { sheetLists } from '#desk/sheet/sheet-lists.ts';
import type { SchoolOfEverything } from '../clients/school-of-everything.ts';
import { samplePng } from '../samples/document-forms.ts';
import { sampleAnswers } from '../samples/sample-answers.ts';
import { smallJpeg } from '../samples/sample-pictures.ts';
import { bodiesOfAccounts } from './bodies-of-accounts.ts';
import { json, nobody, type Taken } from './taken.ts';

const letter = { subject: 'About your application', text: 'Good day.\n\nPlease call us.' };
const form = (pattern: string, ...samples: Taken['sample'][]): Taken[] =>
  samples.map((sample) => ({ pattern, kind: 'form' as const, sample }));

/**
 * What every address takes that is not in `odd-bodies.ts`: of the links in mails, of accounts, portal and desk. None of
 * it ends a session or takes a record away.
 */
export function bodiesOfPeople({ application, pass }: SchoolOfEverything): Taken[] {
  const ofApplication = (change: string, sample: Taken['sample']) =>
    json('/api/staff/enrollment-applications/:reference', { change, ...sample });
  const ofGuardian = (last: string, ...samples: Taken['sample'][]) =>
    json(`/api/portal/applications/:reference/${last}`, ...samples);
  const email = 'ruth@mail.example';
  const picture = { pass, paper: 'birth-record', size: '9', sha256: '0'.repeat(64) };
  const photograph = { field: 'photograph', bytes: smallJpeg, name: 'a.jpg' };
  const document = { title: 'Uniform', summary: 'What to wear', publishedFrom: '2026-01-05' };
  const documentFile = { field: 'file', bytes: samplePng, name: 'a.png' };
  return [
    ...form('/enrollment/which-class', { bornOn: '2020-05-14' }),
    ...form('/newsletter/confirm', { token: 'a' }),
    ...form('/newsletter/unsubscribe', { token: 'a' }),
    ...form('/portal/stop-erasure', { token: 'a' }),
    ...form('/stop-change', { token: 'a' }),
    ...form(
      '/status/family',
      { token: 'a', press: 'mine' },
      { token: 'a', child: 'EN-2345-6789', comesBack: 'yes', year: '2027', reason: '' },
    ),
    ...form('/portal/confirm-address', { token: 'a' }),
    ...form('/account/link', { token: 'a', type: 'recovery' }),
    ...form('/messages/answer', { token: 'a', words: 'Thank you', after: '' }),
    ...form(
      '/offer',
      { token: 'a', words: 'May we come?', after: '' },
      { token: 'a', to: 'accepted' },
    ),
    {
      ...{ pattern: '/status/papers', kind: 'multipart', file: photograph },
      sample: { pass, paper: 'birth-record', way: '' },
    },
    {
      ...{ pattern: '/api/paper-pictures', kind: 'multipart' },
      sample: { ...picture, number: '0', pieceSha256: '0'.repeat(64) },
      file: { field: 'bytes', bytes: smallJpeg, name: 'piece' },
    },
    ...json('/api/cleared-devices', {}),
    ...json('/api/ended-sessions', { session: nobody }),
    ...json('/api/*', { words: 'a' }),

    ...bodiesOfAccounts,

    ...json('/api/portal/links', { code: 'AAAA-AAAA' }),
    ...json('/api/portal/applications', {}),
    ...ofGuardian('status', { to: 'withdrawn', seen: 'offered' }),
    ...ofGuardian('contact-details', { version: 1, details: { parent1Phone: '+260 97 1' } }),
    ...ofGuardian('messages', { words: 'Thank you', after: '' }),
    ...ofGuardian('coming-back', { year: '2027', answer: 'yes', reason: '' }),
    ...ofGuardian('invitation', {}),
    ...ofGuardian('next-year', { isWanted: true }),
    ...ofGuardian('erasure', { reference: 'EN-AAAA-AAAA', password: 'a' }),
    ...ofGuardian('papers', { paper: 'birth-record', way: 'bring', seen: null }),

    ...json('/api/staff/account', { name: 'Ruth Banda' }),
    ...json('/api/staff/search', { typed: 'Ruth Banda' }),
    ...json('/api/staff/brought-back', { change: 'findMissing', text: 'EN-2345-6789' }),
    ...json('/api/staff/families/:reference', {
      ...{ reference: 'EN-AAAA-AAAA', of: 'one', subjects: ['EN-AAAA-AAAA'] },
    }),
    ...json('/api/staff/families/:reference', {
      ...{ reference: application, of: 'one', subjects: ['EN-AAAA-AAAA'] },
    }),
    ...json('/api/staff/families/:reference/notes', {
      ...{ change: 'addNote', words: 'Asks about the bus.', callOn: null },
    }),
    ...json('/api/staff/messages-of-callers', {
      ...{ name: 'Ruth Zulu', phone: '+260 97 000 0000', message: 'Asks about the bus.' },
    }),
    ...json('/api/staff/enrollment-moves', {
      ...{ to: 'rejected', letter, reason: 'Full' },
      applications: [{ reference: 'EN-AAAA-AAAA', version: 1 }],
    }),
    ...json('/api/staff/enrollment-moves/undo', {
      applications: [{ reference: 'EN-AAAA-AAAA', version: 1 }],
    }),
    ...json('/api/staff/enrollment-places', {
      ...{ year: '2027', places: { grade1: 20 }, seen: { grade1: 0 } },
    }),
    ...json('/api/staff/enrollment-rounds', {
      ...{ change: 'draw', year: '2027', version: 3, dice: '3526144265' },
      ...{ witness: 'Ruth Zulu', witnessRole: 'Chair of the PTA' },
    }),
    ...json('/api/staff/enrollment-round-offers', {
      ...{ change: 'prepare', year: '2027', version: 3, seen: '' },
      byHand: [{ reference: 'EN-AAAA-AAAA', outcome: 'waits', reason: 'The family asked for it' }],
      ...{ lastToWait: { grade1: '12' }, letters: { place: letter, waits: letter, none: letter } },
    }),
    ...json('/api/staff/enrollment-paper-forms', { ...sampleAnswers, consentOnPaper: true }),
    ...json('/api/staff/enrollment-ready-texts', { title: 'Report', words: 'Please bring it.' }),
    ...json('/api/staff/enrollment-ready-texts/:id', {
      ...{ change: 'save', version: 1, title: 'Report', words: 'Please bring it.' },
    }),
    ...json('/api/staff/enrollment-alike', sampleAnswers),
    ...json('/api/staff/enrollment-left-out', { references: ['EN-AAAA-AAAA'] }),
    ...json('/api/staff/enrollment-belonging', {
      ...{ reference: application, other: 'EN-AAAA-AAAA', decision: 'notSame', seen: null },
    }),
    ...json('/api/staff/enrollment-one-family', {
      pairs: [{ reference: application, other: 'EN-AAAA-AAAA' }],
    }),
    ...ofApplication('ask', {
      ...{ things: ['Report of Grade 3'], papers: ['birth-record'] },
      words: 'Please bring it.',
    }),
    ...ofApplication('correct', {
      ...{ version: 1, question: 'additionalInfo', answer: 'None', reason: 'Said so' },
    }),
    ...ofApplication('invite', { guardian: 1 }),
    ...ofApplication('move', { to: 'rejected', letter, reason: 'Full', version: 99 }),
    ...ofApplication('undo', { version: 99 }),
    ...ofApplication('paper', {
      ...{ paper: 'birth-record', way: 'unreadable', pictureId: null, words: 'It is dark' },
    }),
    ...ofApplication('giveCode', {}),
    ...ofApplication('bar', {
      ...{ mayKnow: 'nothing', mayCollect: false, since: '2026-11-02' },
      who: { is: 'other', name: 'A Banda', email: 'a@mail.example', phone: '097 1' },
      ...{ reason: 'A court says so', paper: 'Order of 2 November' },
    }),
    ...ofApplication('resetFactor', { accountId: nobody, identified: 'a' }),
    ...json(
      '/api/staff/messages/:reference',
      { change: 'status', version: 99, to: 'answered' },
      { change: 'reply', version: 99, letter },
    ),
    ...json(
      '/api/staff/parent-forms/:reference',
      { change: 'status', version: 99, to: 'a' },
      { change: 'letter', version: 99, letter },
    ),
    ...json('/api/staff/meal-payments/:reference', {
      ...{ change: 'notFound', version: 99, reason: 'No such payment' },
    }),
    ...json(
      '/api/staff/meal-payments/statement',
      { change: 'read', text: 'Date,Transaction ID,Details,Credit' },
      { change: 'takeBack', tickedAt: ['2026-11-24T08:00:00.000Z'] },
    ),
    ...json('/api/staff/mail/:id', {}),
    ...json('/api/staff/children/:reference', {
      ...{ change: 'leave', version: 99, year: '2026', leftOn: '2026-05-04', reason: 'moved' },
    }),
    ...json('/api/staff/children/coming-back', {
      ...{ change: 'open', year: '2026', version: 99, lastDay: '2026-12-11' },
    }),
    ...json(
      '/api/staff/children/roll-over',
      { change: 'decide', year: '2027', reference: 'EN-AAAA-AAAA', seen: '', is: 'up' },
      { change: 'repeat', year: '2027', reference: 'EN-AAAA-AAAA', seen: '', reason: 'family' },
      { change: 'begin', year: '2027', seen: 'a' },
      { change: 'takeBack', year: '2027' },
    ),
    ...json(
      '/api/staff/children/classes',
      {
        ...{ change: 'move', year: '2027', letter: 'B' },
        children: [{ reference: 'EN-AAAA-AAAA', seen: 'grade3 A' }],
      },
      { change: 'size', year: '2027', grade: 'grade3', seen: 0, size: 35 },
      {
        ...{ change: 'wish', year: '2027', seen: '', wish: 'together' },
        ...{ one: 'EN-AAAA-AAAA', other: 'EN-BBBB-BBBB' },
      },
    ),
    {
      ...{ pattern: '/api/staff/children/import', kind: 'multipart', file: documentFile },
      sample: {
        ...{ change: 'read', year: '2026', accepted: '2,3', seen: '0 ' },
        mended: JSON.stringify([{ at: 2, cells: { bornOn: '9 August 2017' }, twins: 'two' }]),
      },
    },
    ...json('/api/staff/job-openings', { id: 'art', version: 1, isClosed: true }),
    ...json('/api/staff/job-applications/:reference', {
      change: 'move',
      version: 99,
      to: 'rejected',
      letter,
    }),
    ...[
      'enrollment-applications',
      'job-applications',
      'messages',
      'parent-forms',
      'meal-payments',
    ].flatMap((room) =>
      json(
        `/api/staff/${room}/:reference`,
        { change: 'assign', version: 99, to: nobody },
        { change: 'addNote', words: 'Called.' },
        { change: 'removeNote', id: nobody },
      ),
    ),
    ...json('/api/staff/content/:part', {
      ...{ change: 'publish', version: 99 },
      value: [{ title: 'A day', date: '2026-11-01', text: 'We met.' }],
    }),
    ...Object.values(sheetLists).flatMap(({ api }) =>
      json(`${api}/sheet`, { change: 'keep', name: 'Bus list', columns: ['child'] }),
    ),
    ...letterRooms.flatMap((room) => [
      ...json(`${sheetLists[room].api}/write`, { ...letter, references: ['EN-AAAA-AAAA'] }),
      ...json(`${sheetLists[room].api}/letters/:id`, { change: 'told', receiver: nobody }),
    ]),
    ...json('/api/staff/newsletters', { letter }),
    ...json('/api/staff/newsletters/:id', { change: 'save', version: 1, letter }),
    {
      ...{ pattern: '/api/staff/documents', kind: 'multipart', file: documentFile },
      sample: { id: nobody, ...document },
    },
    ...json('/api/staff/documents/:id', { change: 'save', version: 1, ...document, place: 1 }),
    {
      ...{ pattern: '/api/staff/documents/:id/file', kind: 'multipart', file: documentFile },
      sample: { version: '1' },
    },
    {
      ...{ pattern: '/api/staff/content-photographs', kind: 'multipart', file: documentFile },
      sample: { kind: 'portrait' },
    },
    ...json('/api/staff/held-erasing', { change: 'goOn', day: '2026-11-23', records: 999_999 }),
    ...json('/api/staff/content-doubts', { change: 'dismiss', key: 'a' }),
    ...json(
      '/api/staff/people',
      { change: 'invite', email, name: 'Ruth Banda', roles: ['editor'] },
      { change: 'setName', accountId: nobody, name: 'Ruth Banda' },
    ),
  ];
}
