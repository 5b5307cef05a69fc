import { globSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { addresses } from '#app/addresses.ts';
import { callersAt } from '#features/contact/desk/messages-at.ts';
import { documentAt, documentFileAt, documentsAt } from '#features/documents/documents-at.ts';
import { alikeAt, movesAt, undoMovesAt } from '#features/enrollment/desk/desk-at.ts';
import { answersAt, invitationAt, linksAt } from '#features/enrollment/guardians/guardian-at.ts';
import { leftOutAt, placesAt } from '#features/enrollment/places/places-at.ts';
import { roundAt } from '#features/enrollment/rounds/desk/round-at.ts';
import { offersAt } from '#features/enrollment/rounds/offers/offers-at.ts';
import { notesAt } from '#features/families/notes/notes-at.ts';
import { decisionsAt, oneFamilyAt } from '#features/families/together/decisions-at.ts';
import { statementAt } from '#features/meals/statement/statement-at.ts';
import { doubtsAt } from '#features/publishing/doubts/doubts-at.ts';
import { openingsAt } from '#features/recruitment/openings/openings-at.ts';
import { classesAt } from '#features/students/classes/classes-at.ts';
import { comingBackAt } from '#features/students/coming-back/desk/coming-back-at.ts';
import { childAt } from '#features/students/desk/children-at.ts';
import { importAt } from '#features/students/import/import-at.ts';
import { rollOverAt } from '#features/students/roll-over/roll-over-at.ts';
import type { Address, RecordAddress } from '#requests/address.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import type { Acting, Taken } from './address-of-route.ts';
import { readyTextAt, todayAt } from './staff-addresses.ts';

/**
 * What a feature names for its components, which import no route, and the file that answers there. The compiler says
 * where screens may send what its action does not take.
 */
const sentTo = <Of extends Acting>(
  file: string,
  at: Address<{ takes: Taken<Of['action']> }> | RecordAddress<{ takes: Taken<Of['action']> }>,
) => ({ file: `routes/api/${file}`, path: 'of' in at ? at.of('one') : at.path });

test.each([
  sentTo<typeof import('./portal/links.ts')>('portal/links.ts', linksAt),
  sentTo<typeof import('./portal/status.ts')>('portal/status.ts', answersAt),
  sentTo<typeof import('./portal/invitation.ts')>('portal/invitation.ts', invitationAt),
  sentTo<typeof import('./staff/enrollment/enrollment-rounds.ts')>(
    'staff/enrollment/enrollment-rounds.ts',
    roundAt,
  ),
  sentTo<typeof import('./staff/enrollment/round-offers.ts')>(
    'staff/enrollment/round-offers.ts',
    offersAt,
  ),
  sentTo<typeof import('./staff/enrollment/enrollment-places.ts')>(
    'staff/enrollment/enrollment-places.ts',
    placesAt,
  ),
  sentTo<typeof import('./staff/enrollment/left-out.ts')>(
    'staff/enrollment/left-out.ts',
    leftOutAt,
  ),
  sentTo<typeof import('./staff/enrollment/alike.ts')>('staff/enrollment/alike.ts', alikeAt),
  sentTo<typeof import('./staff/enrollment/move-applications.ts')>(
    'staff/enrollment/move-applications.ts',
    movesAt,
  ),
  sentTo<typeof import('./staff/enrollment/undo-moves.ts')>(
    'staff/enrollment/undo-moves.ts',
    undoMovesAt,
  ),
  sentTo<typeof import('./staff/enrollment/decide-belonging.ts')>(
    'staff/enrollment/decide-belonging.ts',
    decisionsAt,
  ),
  sentTo<typeof import('./staff/enrollment/decide-one-family.ts')>(
    'staff/enrollment/decide-one-family.ts',
    oneFamilyAt,
  ),
  sentTo<typeof import('./staff/office/family-notes.ts')>('staff/office/family-notes.ts', notesAt),
  sentTo<typeof import('./staff/messages-of-callers.ts')>(
    'staff/messages-of-callers.ts',
    callersAt,
  ),
  sentTo<typeof import('./staff/statement.ts')>('staff/statement.ts', statementAt),
  sentTo<typeof import('./staff/content-doubts.ts')>('staff/content-doubts.ts', doubtsAt),
  sentTo<typeof import('./staff/job-openings.ts')>('staff/job-openings.ts', openingsAt),
  sentTo<typeof import('./staff/documents.ts')>('staff/documents.ts', documentsAt),
  sentTo<typeof import('./staff/document.ts')>('staff/document.ts', documentAt),
  sentTo<typeof import('./staff/document-file.ts')>('staff/document-file.ts', documentFileAt),
  sentTo<typeof import('./staff/children/child.ts')>('staff/children/child.ts', childAt),
  sentTo<typeof import('./staff/children/coming-back.ts')>(
    'staff/children/coming-back.ts',
    comingBackAt,
  ),
  sentTo<typeof import('./staff/children/import.ts')>('staff/children/import.ts', importAt),
  sentTo<typeof import('./staff/children/roll-over.ts')>('staff/children/roll-over.ts', rollOverAt),
  sentTo<typeof import('./staff/children/classes.ts')>('staff/children/classes.ts', classesAt),
])('what screens send to $path is taken by $file', ({ file, path }) => {
  const isOpen = ({ path: pattern = '' }: RouteConfigEntry) =>
    RegExp(`^/${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
  expect(addresses.filter(isOpen).map((one) => one.file)).toContain(file);
});

test('every address that a feature names to send to stands above', () => {
  // The records of rooms have their type from the room; of a paper form the screen sends what is not complete yet.
  const elsewhere = ['applicationChangesAt', 'formsByHandAt', 'papersAtDesk'];
  const named = globSync('app/features/**/*-at.ts').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /^export const (\w+) = (?:recordA|a)ddress<([\s\S]*?)>\(/gm,
    ),
  ]);
  const sent = named.flatMap(([, name = '', type]) => (type?.includes('takes') ? [name] : []));
  const [, table = ''] = readFileSync(import.meta.filename, 'utf8').split('test.each(');
  expect(sent.length).toBeGreaterThan(15);
  expect(sent.filter((name) => !RegExp(`\\b${name}\\b,?\\s*\\)`).test(table)).sort()).toEqual(
    elsewhere,
  );
});

test('what an address does not take does not compile', () => {
  const sending = () => {
    // @ts-expect-error: the schema of another address
    sentTo<typeof import('./staff/job-openings.ts')>('staff/job-openings.ts', movesAt);
    // @ts-expect-error: nothing can be sent there
    useServerChange(todayAt);
    const { send, to } = useServerChange(movesAt);
    const applications = [{ reference: 'EN-1', version: 1 }];
    send({ to: 'offered', applications }, undefined);
    // @ts-expect-error: a status that no application has
    send({ to: 'paid', applications }, undefined);
    // @ts-expect-error: without the version that was seen
    send({ to: 'offered', applications: [{ reference: 'EN-1' }] }, undefined);
    // @ts-expect-error: a form where it takes none
    send(new FormData(), undefined);
    // @ts-expect-error: what the first address takes, at another
    to(readyTextAt.at('1')).send({ to: 'offered', applications }, undefined);
  };
  expect(sending).toBeTypeOf('function');
});
