import { unbroken } from '#lib/text/no-break-spaces.ts';
import { smsLink, telephoneLink, whatsappLink } from '#lib/text/telephone.ts';
import { NOT_TO_BE_TOLD, type PeopleOfChild } from '../../../people/people-of-child.ts';

interface PeopleToAskProps {
  people: PeopleOfChild | undefined;
  /** What an SMS begins with; undefined where nobody is asked. */
  text: string | undefined;
}

/** Whom to call about a child, and the links that open a text to them; no number of anybody who may not be told. */
export function PeopleToAsk({ people, text }: PeopleToAskProps) {
  const reached = (people?.guardians ?? []).filter(({ phone, mayKnow }) => phone || !mayKnow);
  if (reached.length === 0) return 'No number';
  return (
    <ul className="bare">
      {reached.map(({ name, phone, mayKnow }) => (
        <li key={`${name} ${phone}`} className="row">
          <span dir="auto">{name}</span>
          {!mayKnow && <span className="small muted">{NOT_TO_BE_TOLD}</span>}
          {mayKnow && (
            <a className="tall" href={telephoneLink(phone)}>
              {unbroken(phone)}
            </a>
          )}
          {mayKnow && text && (
            <>
              <a className="tall" href={smsLink(phone, text)}>
                SMS<span className="visually-hidden"> to {name}</span>
              </a>
              <a className="tall" href={whatsappLink(phone, text)}>
                WhatsApp<span className="visually-hidden"> to {name}</span>
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
