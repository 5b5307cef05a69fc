import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { AnswerColumns } from '#features/enrollment/intake/answer-columns.ts';
import { applicationWords } from '#features/enrollment/intake/search-words.ts';
import { newReference } from '#lib/text/reference.ts';

/** Frequent family and first names beside rarer ones, as in a real list. */
const lastNames = ['Mulenga', 'Banda', 'Phiri', 'Zulu', 'Tembo', 'Mwansa', 'Hamoonga', 'Sakala'];
const firstNames = ['Mary', 'John', 'Chanda', 'Mutinta', 'Natasha', 'Joseph', 'Thandiwe', 'Grace'];
const statuses = ['submitted', 'underReview', 'offered', 'waitlisted', 'notOffered', 'enrolled'];
const grades = ['ece1', 'ece2', 'grade1', 'grade2', 'grade3', 'grade4', 'grade5', 'grade6'];
const YEARS = 4;
const SPAN_MS = 3 * 365 * 24 * 3_600_000;

/** Copies the one application that the school has stored itself, with other names, phones, statuses and times. */
export function fillWithApplications(file: string, size: number): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  const model = database.prepare('select * from enrollment_applications limit 1').get() as
    | (AnswerColumns & { reference: string })
    | undefined;
  if (!model) throw new Error('The school has stored one application');
  const insert = database.prepare(
    `insert into enrollment_applications (${Object.keys(model).join(', ')})
     values (${Object.keys(model).fill('?').join(', ')})`,
  );
  const word = database.prepare(
    "insert into search_words (kind, word, record_id) values ('EN', ?, ?)",
  );
  database.exec('begin');
  for (let number = 1; number < size; number++) {
    const row = { ...model, ...numbered(number, size) };
    const values = Object.values(row) as SQLInputValue[];
    insert.run(...values);
    for (const one of applicationWords(row)) word.run(one, idOf(number));
  }
  database.exec('commit');
  database.close();
}

/** A reference that the desk takes, the same for each number in every run. */
export const referenceOf = (number: number) =>
  newReference('EN', (count) =>
    Array.from({ length: count }, (_, at) => Math.floor(number / 23 ** (count - 1 - at))),
  );
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const pick = (list: string[], seed: number) => list[seed % list.length] ?? '';

function numbered(number: number, size: number) {
  // Multiplying by large odd numbers scatters the columns without a random source, the same in every run.
  const scatter = (factor: number) => Math.floor(((number * factor) % 1_000_003) / 7);
  const isRare = number % 500 === 0;
  const time = Date.parse('2024-01-01T06:00:00Z') + Math.floor((number / size) * SPAN_MS);
  return {
    id: idOf(number),
    reference: referenceOf(number),
    status: pick(statuses, scatter(7919)),
    submitted_at: new Date(time).toISOString(),
    student_first_name: isRare ? 'Zebedee' : `${pick(firstNames, scatter(104_729))}`,
    student_last_name:
      number % 3 ? `Family${scatter(1299) % 5000}` : pick(lastNames, scatter(611_953)),
    grade_level: pick(grades, scatter(15_485_863)),
    enrollment_year: String(2024 + Math.floor((number / size) * YEARS)),
    parent1_first_name: pick(firstNames, scatter(32_452_843)),
    parent1_last_name: pick(lastNames, scatter(49_979_687)),
    parent1_phone: `+26097${String(scatter(86_028_121) * 7 + 1_000_000)}`,
    parent1_email: `family${number}@mail.example`,
  };
}
