import { shortInstant } from '#lib/dates/short-instant.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { smsLink, telephoneLink, whatsappLink } from '#lib/text/telephone.ts';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { StaffName } from '../../staff/staff-name.tsx';
import type { LetterChange } from '../letter-schemas.ts';
import type { ReceiverInAccount } from '../list-letters.ts';
import { whyNot } from '../who-gets-it.ts';

interface ToldByTextProps {
  receiver: ReceiverInAccount;
  change: ServerChange<LetterChange>;
  /** Undefined once the letter was taken back. */
  isOpen: boolean;
  now: Date;
}

/** Somebody without an address: the links that open a text on a phone, and the tick of whoever has sent it. */
export function ToldByText({ receiver, change, isOpen, now }: ToldByTextProps) {
  const { id, name, to, letter, told, isAsked } = receiver;
  const about = <span className="visually-hidden"> to {name}</span>;
  return (
    <>
      <a className="tall" href={telephoneLink(to)}>
        {unbroken(to)}
      </a>
      {told && (
        <span>
          Told by text: <StaffName of={told.by} />, {shortInstant(told.at, now)}{' '}
          <SendButton className="link" change={change} body={{ change: 'notTold', receiver: id }}>
            Not told<span className="visually-hidden">: {name}</span>
          </SendButton>
        </span>
      )}
      {isOpen && !told && !letter && (
        <span>
          {isAsked
            ? 'Nobody may be told at this number any more, or it has changed.'
            : whyNot.answered}
        </span>
      )}
      {isOpen && !told && letter && (
        <span className="row">
          <a className="btn line sm" href={smsLink(to, letter.asText)}>
            SMS{about}
          </a>
          <a className="btn line sm" href={whatsappLink(to, letter.asText)}>
            WhatsApp{about}
          </a>
          <SendButton className="btn sm" change={change} body={{ change: 'told', receiver: id }}>
            Told by text<span className="visually-hidden">: {name}</span>
          </SendButton>
        </span>
      )}
    </>
  );
}
