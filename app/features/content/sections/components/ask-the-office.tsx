import type { School } from '#features/content/schemas.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink, whatsappLink } from '#lib/text/telephone.ts';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';

interface AskTheOfficeProps {
  school: School;
  /** What the page does not say yet. */
  missing: string[];
  /** Whether the page says nothing at all. */
  isAll: boolean;
}

/** Where an answer is missing stands who has it, and never a guess. */
export function AskTheOffice({ school, missing, isAll }: AskTheOfficeProps) {
  const { phone, whatsapp, hours } = school;
  return (
    <section className="note">
      <h2>{missing.length > 0 ? 'Please ask the office' : 'Do you have another question?'}</h2>
      {isAll ? (
        <p>The school has not written this down here yet. The office knows it.</p>
      ) : (
        missing.length > 0 && <p>Not written down here yet: {missing.join(', ')}.</p>
      )}
      <p>
        Call <a href={telephoneLink(phone)}>{unbroken(phone)}</a>
        {whatsapp && (
          <>
            , write by WhatsApp to{' '}
            <a href={whatsappLink(whatsapp)} rel="noopener">
              {unbroken(whatsapp)}
            </a>
          </>
        )}{' '}
        or <a href="/contact">write a message</a>. The office is open{' '}
        <UnbrokenText text={`${hours.office}, ${hours.days}.`} />
      </p>
    </section>
  );
}
