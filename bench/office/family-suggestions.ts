import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#db/migrate.server.ts';
import type { Answers } from '#features/enrollment/form/answers.ts';
import { applicationRow } from '#features/enrollment/intake/application-intake.server.ts';
import { applicationWords } from '#features/enrollment/intake/search-words.ts';
import { suggestFor } from '#features/families/together/suggestions.server.ts';
import { addSearchWords } from '#lib/search/search-words.server.ts';
import { openSqliteStore } from '#lib/store/sqlite.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { newDice } from '../../scripts/demo/dice.ts';
import { type MadeUpForm, makeUpFamilies } from '../tools/made-up-families.ts';
import { milliseconds, note, percentile, printTable, verdict } from '../tools/table.ts';

const FAMILIES = 2000;
const SEED = 15;
/** A share of all pairs, and of all suggestions. */
const LEAST_FOUND = 0.95;
const MOST_WRONG = 0.01;

/**
 * How many of the forms that belong together are suggested, and how many suggestions are wrong, as the office would
 * see them: over a real store, by the words that records are found by, and by the rule.
 */
export async function measureFamilySuggestions(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'family-suggestions-'));
  const store = openSqliteStore(join(folder, 'school.db'));
  try {
    await migrate(store);
    const forms = makeUpFamilies(newDice(SEED), FAMILIES, fixtureContent.school.phone).map(
      (form, number) => ({ ...form, reference: `EN-${String(number).padStart(8, '0')}` }),
    );
    await keepAll(store, forms);
    report(forms, await askAboutAll(store, forms));
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

interface Asked {
  /** Pairs of references, the lesser first, by what was suggested about them. */
  sameChild: Set<string>;
  sameFamily: Set<string>;
  taken: number[];
}

async function askAboutAll(store: Store, forms: readonly MadeUpForm[]): Promise<Asked> {
  const asked: Asked = { sameChild: new Set(), sameFamily: new Set(), taken: [] };
  for (const form of forms) {
    const startedAt = performance.now();
    const found = await suggestFor(store.read, fixtureContent, form);
    asked.taken.push(performance.now() - startedAt);
    for (const { other, question } of found) asked[question].add(pairOf(form, other));
  }
  return asked;
}

function report(forms: readonly MadeUpForm[], { sameChild, sameFamily, taken }: Asked): void {
  const pairs = forms.flatMap((one, at) =>
    forms.slice(at + 1, at + 10).flatMap((other) => {
      const isFamily = one.family === other.family;
      return isFamily ? [{ key: pairOf(one, other), isChild: one.child === other.child }] : [];
    }),
  );
  const ofFamily = new Set(pairs.map(({ key }) => key));
  const ofChild = new Set(pairs.filter(({ isChild }) => isChild).map(({ key }) => key));
  const suggested = new Set([...sameChild, ...sameFamily]);
  const found = shareOf(ofFamily, suggested);
  const childFound = shareOf(ofChild, sameChild);
  const wrongChild = 1 - shareOf(sameChild, ofChild);
  const wrongFamily = 1 - shareOf(suggested, ofFamily);
  printTable(
    `Who belongs together, over ${FAMILIES.toLocaleString('en')} families with ${forms.length.toLocaleString('en')} forms (seed ${SEED})`,
    ['', 'pairs', 'found', 'suggested', 'wrong'],
    [
      [
        'together',
        String(ofFamily.size),
        percent(found),
        String(suggested.size),
        percent(wrongFamily),
      ],
      [
        'same child',
        String(ofChild.size),
        percent(childFound),
        String(sameChild.size),
        percent(wrongChild),
      ],
    ],
  );
  note(
    `One form asked about: p50 ${milliseconds(percentile(taken, 50))}, p95 ${milliseconds(percentile(taken, 95))}.`,
  );
  const isMet = found > LEAST_FOUND && wrongChild < MOST_WRONG;
  note(`Target: over 95 % found, under 1 % wrong “same child”: ${verdict(isMet)}.`);
}

async function keepAll(store: Store, forms: readonly MadeUpForm[]): Promise<void> {
  await store.write(async (transaction) => {
    for (const form of forms) {
      const receipt = { reference: form.reference, submissionDate: '2026-11-01T08:00:00.000Z' };
      const copy = { sections: [], consent: { noticeVersion: '', sentences: [], agreedAt: '' } };
      const row = applicationRow(crypto.randomUUID(), receipt, answersOf(form), copy);
      await transaction.insertInto('enrollment_applications').values(row).execute();
      await addSearchWords(transaction, 'EN', row.id, applicationWords(row));
    }
  });
}

function answersOf({ firstName, lastName, bornOn, guardians, emergency }: MadeUpForm): Answers {
  const [first, second] = guardians;
  return {
    ...sampleAnswers,
    studentFirstName: firstName,
    studentLastName: lastName,
    studentDOB: bornOn,
    parent1FirstName: first?.firstName ?? '',
    parent1LastName: first?.lastName ?? '',
    parent1Phone: first?.phone ?? '',
    parent1Email: first?.email ?? '',
    parent2FirstName: second?.firstName ?? '',
    parent2LastName: second?.lastName ?? '',
    parent2Phone: second?.phone ?? '',
    parent2Email: second?.email ?? '',
    emergencyContactName: emergency.name,
    emergencyContactPhone: emergency.phone,
  };
}

const pairOf = (one: { reference: string }, other: { reference: string }) =>
  [one.reference, other.reference].toSorted().join(' ');

/** How much of the first is in the second. */
const shareOf = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  [...all].filter((key) => some.has(key)).length / Math.max(1, all.size);

const percent = (value: number) => `${(value * 100).toFixed(2)} %`;
