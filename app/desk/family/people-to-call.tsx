import { phoneKey } from '#lib/search/search-words.ts';
import { telephoneLink, whatsappLink } from '#lib/text/telephone.ts';

/** Somebody to call, with every way that leads to them. */
export interface PersonToCall {
  name: string;
  /** What they are to the child. */
  relationships: readonly string[];
  phones: readonly string[];
  emails: readonly string[];
  /** Why nothing leads to them, such as that they must not know of the child. */
  isBarred?: string | undefined;
}

/** Whom to call, with the links that call, write and mail. */
export function PeopleToCall({ people }: { people: readonly PersonToCall[] }) {
  return (
    <ul className="bare family-people">
      {people.map(({ name, relationships, phones, emails, isBarred }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name and no number
        <li key={index}>
          <b dir="auto">{name}</b>
          <span className="small muted" dir="auto">
            {relationships.join(', ')}
          </span>
          {isBarred && <span className="over">{isBarred}</span>}
          {phones.map((phone) => (
            <span key={phone} className="row">
              <a href={telephoneLink(phone)}>
                <span className="visually-hidden">Call {name}: </span>
                {phone}
              </a>
              {phoneKey(phone) && (
                <a href={whatsappLink(phoneKey(phone))} target="_blank" rel="noreferrer">
                  WhatsApp<span className="visually-hidden"> to {name}</span>
                </a>
              )}
            </span>
          ))}
          {emails.map((email) => (
            <a key={email} href={`mailto:${email}`} dir="auto">
              {email}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
