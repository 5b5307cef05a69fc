import '#lib/search/search-words.server.ts';
import { searchTermsOf } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import '../guardians/guardian-tables.server.ts';
import '../tables.server.ts';

const ACCOUNT = 'account ';

/**
 * Every form, as part of a query, on which somebody may stand whom one of these keys (`keysOf`) means, or that an
 * account of theirs follows. Of a phone only the number is looked for: whether it is the same person, `listPeople` says.
 */
export function formsNaming(read: ReadStore, keys: readonly string[]) {
  // A record is found by the address and by the number, which is the beginning of its key.
  const words = keys
    .filter((key) => !key.startsWith(ACCOUNT))
    .flatMap((key) => searchTermsOf(key.split(' ')[0] ?? ''));
  const accounts = keys.flatMap((key) =>
    key.startsWith(ACCOUNT) ? [key.slice(ACCOUNT.length)] : [],
  );
  return read.selectFrom('enrollment_applications').where((row) =>
    row.or([
      row(
        'id',
        'in',
        row
          .selectFrom('search_words')
          .select('record_id')
          .where('kind', '=', 'EN')
          .where('word', 'in', [...words, '']),
      ),
      row(
        'id',
        'in',
        row
          .selectFrom('enrollment_guardians')
          .select('application_id')
          .where('account_id', 'in', [...accounts, '']),
      ),
    ]),
  );
}
