import { DatabaseSync } from 'node:sqlite';
import { newReference } from '#lib/text/reference.ts';

const names = ['mulenga', 'banda', 'phiri', 'zulu', 'tembo', 'mwansa', 'hamoonga', 'sakala'];
const statuses = ['new', 'read', 'answered', 'closed'];

/** Messages to the school, with words that all of them have beside rarer ones. */
export function fillWithMessages(file: string, size: number): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  const insert = database.prepare(
    `insert into contact_messages (id, reference, submitted_at, name, email, subject, message, status)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const word = database.prepare(
    "insert or ignore into search_words (kind, word, record_id) values ('CM', ?, ?)",
  );
  database.exec('begin');
  for (let number = 0; number < size; number++) {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const name = number % 500 === 0 ? 'zebedee' : (names[number % 8] ?? '');
    const at = new Date(Date.parse('2024-01-01T06:00:00Z') + number * 900_000).toISOString();
    const subject = `Question about class ${number % 300}`;
    const status = statuses[Math.floor(number / 8) % 4] ?? '';
    insert.run(
      id,
      referenceOf(number),
      at,
      name,
      'a@mail.example',
      subject,
      'x'.repeat(400),
      status,
    );
    for (const one of [name, 'question', 'about', 'class', String(number % 300)]) word.run(one, id);
  }
  database.exec('commit');
  database.close();
}

const referenceOf = (number: number) =>
  newReference('CM', (count) =>
    Array.from({ length: count }, (_, at) => Math.floor(number / 23 ** (count - 1 - at))),
  );
