import type { ContactContent, School } from '#features/content/schemas.ts';
import { telephoneLink, whatsappLink } from '#lib/text/telephone.ts';
import { WithFacts } from './with-facts.tsx';

interface ContactInformationProps {
  school: School;
  content: ContactContent['information'];
}

/** Where the school is and how to reach it. Both readings of the school day are given (specification, section 9). */
export function ContactInformation({ school, content }: ContactInformationProps) {
  const { hours } = school;
  return (
    <>
      <h2 className="mark mb-g5">{content.heading}</h2>
      <dl className="facts">
        <div>
          <dt>Address</dt>
          <dd>{school.address.join(', ')}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={telephoneLink(school.phone)}>{school.phone}</a>
          </dd>
        </div>
        {school.whatsapp && (
          <div>
            <dt>WhatsApp</dt>
            <dd>
              <a href={whatsappLink(school.whatsapp)} rel="noopener">
                {school.whatsapp}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${school.email}`}>{school.email}</a>
          </dd>
        </div>
        <div>
          <dt>School day</dt>
          <dd>
            <WithFacts sentence="{days}, {schoolOnContactPage}" facts={hours} />
            <p className="small">
              <WithFacts sentence={content.hoursNote} facts={hours} />
            </p>
          </dd>
        </div>
        <div>
          <dt>Office</dt>
          <dd>
            <WithFacts sentence="{days}, {office}" facts={hours} />
          </dd>
        </div>
      </dl>
    </>
  );
}
