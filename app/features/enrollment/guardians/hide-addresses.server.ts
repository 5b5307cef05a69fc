import type { ReadStore } from '#lib/store/store.server.ts';
import { listCorrections } from '../corrections/correct-answer.server.ts';
import type { SubmittedCopy } from '../tables.server.ts';
import { listGuardianActs } from './guardian-acts.server.ts';
import { findOwnSide } from './own-side.server.ts';
import type { Guardian } from './portal-access/require-guardian.server.ts';
import { guardianNumbers, inOneCase } from './which-guardian.ts';

/** From the beginning of a word: tried from each of its characters, a long word would take minutes. */
const ADDRESS = /(?<![^\s<>"'(),;:\\])[^\s<>"'(),;:\\]+@[^\s<>"'(),;:\\]+/g;
const FIGURES = /\d/g;
/** Fewer figures are no telephone number. */
const FEWEST_FIGURES = 7;
const HIDDEN = '(of the other parent or guardian)';

/**
 * For what a guardian takes along: every address that is neither their own nor the school's, and every number of the
 * other guardian, as it is and as it was, gives way to words. Parents part, and one must not find the other here.
 */
export async function hidesAddressesFrom(
  read: ReadStore,
  guardian: Guardian,
  ofSchool: readonly string[],
): Promise<(text: string) => string> {
  const { row, own } = await findOwnSide(read, guardian);
  const ownAddress = own && row[`parent${own}_email`];
  const shown = new Set([guardian.email, ownAddress ?? '', ...ofSchool].map(inOneCase));
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
    const withoutPhones = hidden.reduce((rest, phone) => rest.replaceAll(phone, HIDDEN), text);
    return withoutPhones.replace(ADDRESS, (found) =>
      shown.has(inOneCase(found.replace(/(?<!\.)\.+$/, ''))) ? found : HIDDEN,
    );
  };
}
