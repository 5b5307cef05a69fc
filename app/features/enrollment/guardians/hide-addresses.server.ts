import type { ReadStore } from '#lib/store/store.server.ts';
import { guardianPerson } from '../barred/guardian-person.ts';
import { listCorrections } from '../corrections/correct-answer.server.ts';
import type { SubmittedCopy } from '../tables.server.ts';
import { listGuardianActs } from './guardian-acts.server.ts';
import { findOwnSide, type OwnSide } from './own-side.server.ts';
import type { Guardian } from './portal-access/require-guardian.server.ts';
import { type GuardianNumber, guardianNumbers, inOneCase } from './which-guardian.ts';

/** From the beginning of a word: tried from each of its characters, a long word would take minutes. */
const ADDRESS = /(?<![^\s<>"'(),;:\\])[^\s<>"'(),;:\\]+@[^\s<>"'(),;:\\]+/g;
const FIGURES = /\d/g;
/** Fewer figures are no telephone number. */
const FEWEST_FIGURES = 7;
const OF_OTHER = '(of the other parent or guardian)';
const OF_EITHER = '(of a parent or guardian)';

/**
 * For what a guardian takes along: every address that is neither their own nor the school's, and every number of the
 * other guardian, as it is and as it was, gives way to words. Parents part, and one must not find the other here.
 */
export async function hidesAddressesFrom(
  read: ReadStore,
  guardian: Guardian,
  ofSchool: readonly string[],
): Promise<(text: string) => string> {
  return hidesBut(read, await findOwnSide(read, guardian), [guardian.email, ...ofSchool]);
}

/**
 * The same for what the office hands to one guardian of a form, of several forms of the family: on each, everything is
 * hidden but what is that person's own. Where the reference is of no form of theirs, nobody knows whose the copy is: then
 * it is hidden of both.
 */
export async function hidesForGuardian(
  read: ReadStore,
  { reference, guardian }: { reference: string; guardian: GuardianNumber },
  references: readonly string[],
  ofSchool: readonly string[],
): Promise<(text: string) => string> {
  const rows = await read
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('reference', 'in', [...references, reference])
    .execute();
  const own = rows.find((row) => row.reference === reference);
  const keys = own ? guardianPerson(own, guardian).keys : [];
  const shown = own ? [own[`parent${guardian}_email`], ...ofSchool] : ofSchool;
  const hides = await Promise.all(
    rows.map((row) => {
      const number = guardianNumbers.find((one) =>
        row === own
          ? one === guardian
          : guardianPerson(row, one).keys.some((key) => keys.includes(key)),
      );
      return hidesBut(read, { row, own: number }, shown, own ? OF_OTHER : OF_EITHER);
    }),
  );
  return (text) => hides.reduce((rest, hide) => hide(rest), text);
}

/** Hides everything but these addresses and what is of the own guardian of the form. */
async function hidesBut(
  read: ReadStore,
  { row, own }: Pick<OwnSide, 'row' | 'own'>,
  addresses: readonly string[],
  instead = OF_OTHER,
): Promise<(text: string) => string> {
  const ownAddress = own && row[`parent${own}_email`];
  const shown = new Set([ownAddress ?? '', ...addresses].map(inOneCase));
  const corrections = await listCorrections(read, row.id);
  const changes = [
    ...corrections.map((correction) => ({ ...correction, field: correction.question })),
    ...(await listGuardianActs(read, row.id)).flatMap((act) => act.changes),
  ];
  const others = guardianNumbers.filter((number) => number !== own);
  const copy = JSON.parse(row.submitted_copy) as SubmittedCopy;
  const phones = others.flatMap((number) => [
    row[`parent${number}_phone`],
    ...copy.sections
      .filter(({ title }) => title === `Parent/Guardian ${number}`)
      .flatMap(({ rows }) => rows.map(({ answer }) => answer)),
    ...changes
      .filter(({ field }) => field.startsWith(`parent${number}`))
      .flatMap(({ before, after }) => [before, after]),
  ]);
  const ownPhone = own && row[`parent${own}_phone`];
  const hidden = [...new Set(phones)].filter(
    (text) => (text.match(FIGURES) ?? []).length >= FEWEST_FIGURES && text !== ownPhone,
  );
  return (text) => {
    const withoutPhones = hidden.reduce((rest, phone) => rest.replaceAll(phone, instead), text);
    return withoutPhones.replace(ADDRESS, (found) =>
      shown.has(inOneCase(found.replace(/(?<!\.)\.+$/, ''))) ? found : instead,
    );
  };
}
