import type { NamedGuardian } from '#desk/family/family-part.ts';
import { emailKey, phoneKey, plainWordsOf } from '#lib/search/search-words.ts';
import { soundOfName } from '#lib/search/sound-of-name.ts';

/** One person, as all forms of the family together name them. */
export interface Guardian {
  name: string;
  relationships: string[];
  phones: string[];
  emails: string[];
}

/**
 * The people of a family, each once: who is named alike and has a phone number or an address in common is the same
 * person. Who has only the name in common is not.
 */
export function mergeGuardians(named: readonly NamedGuardian[]): Guardian[] {
  const merged: (Guardian & { key: string })[] = [];
  for (const { name, relationship, phone, email } of named) {
    const key = nameKey(name);
    const known = merged.find(
      (one) => one.key === key && (hasPhone(one, phone) || hasEmail(one, email)),
    );
    if (!known) {
      merged.push({
        key,
        name,
        relationships: [relationship].filter(Boolean),
        phones: [phone].filter(Boolean),
        emails: [email].filter(Boolean),
      });
      continue;
    }
    if (relationship && !known.relationships.includes(relationship)) {
      known.relationships.push(relationship);
    }
    if (phone && !hasPhone(known, phone)) known.phones.push(phone);
    if (email && !hasEmail(known, email)) known.emails.push(email);
  }
  return merged.map(({ key: _, ...guardian }) => guardian);
}

/** Names in any order, as they sound. */
function nameKey(name: string): string {
  return plainWordsOf(name)
    .map((word) => soundOfName(word) || word)
    .toSorted()
    .join(' ');
}

function hasPhone({ phones }: Guardian, phone: string): boolean {
  const key = phoneKey(phone);
  return key !== '' && phones.some((one) => phoneKey(one) === key);
}

function hasEmail({ emails }: Guardian, email: string): boolean {
  const key = emailKey(email);
  return key !== '' && emails.some((one) => emailKey(one) === key);
}
