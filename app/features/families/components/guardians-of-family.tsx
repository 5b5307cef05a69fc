import { phoneKey } from '#lib/search/search-words.ts';
import { telephoneLink, whatsappLink } from '#lib/text/telephone.ts';
import type { Guardian } from '../page/guardians.ts';

/** Whom to call, with the links that call, write and mail. */
export function GuardiansOfFamily({ guardians }: { guardians: Guardian[] }) {
  if (guardians.length === 0) return null;
  return (
    <section aria-labelledby="guardians">
      <h2 id="guardians">Parents and guardians</h2>
      <ul className="bare family-people">
        {guardians.map(({ name, relationships, phones, emails }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name and no number
          <li key={index}>
            <b dir="auto">{name}</b>
            <span className="small muted" dir="auto">
              {relationships.join(', ')}
            </span>
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
    </section>
  );
}
