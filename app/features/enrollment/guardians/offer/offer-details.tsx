import type { School } from '#features/content/schemas.ts';
import { weekdayAndDate, writtenDate } from '#lib/dates/plain-date.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink, whatsappLink } from '#lib/text/telephone.ts';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import type { OfferFacts } from './offer-facts.ts';

/** What a family has to know to answer an offer and for the first day, from what the school has published. */
export function OfferDetails({ offer, school }: { offer: OfferFacts; school: School }) {
  const { firstDay, isYearRunning, costs, wholeYear, payBy, bring } = offer;
  return (
    <dl>
      <dt>First day of school</dt>
      <dd>
        {firstDay ? (
          <>
            {weekdayAndDate(firstDay.on)}
            {firstDay.isProvisional && ' (this date may still change)'}. Lessons:{' '}
            <UnbrokenText text={school.hours.school} />.
          </>
        ) : (
          <AskOffice school={school}>
            {isYearRunning
              ? 'The school year has begun. The office will tell you the day on which your child starts.'
              : 'The dates of this school year are not published yet.'}
          </AskOffice>
        )}
      </dd>
      <dt>What it costs</dt>
      <dd>
        {costs.length > 0 ? (
          <table>
            <tbody>
              {costs.map(({ what, amount, from }) => (
                <tr key={what}>
                  <th scope="row">
                    {what}
                    {from && (
                      <span className="small muted"> begins {unbroken(writtenDate(from))}</span>
                    )}
                  </th>
                  <td>{writtenKwacha(amount)}</td>
                </tr>
              ))}
            </tbody>
            {wholeYear !== undefined && (
              <tfoot>
                <tr>
                  <th scope="row">The whole year</th>
                  <td>{writtenKwacha(wholeYear)}</td>
                </tr>
              </tfoot>
            )}
          </table>
        ) : (
          <>
            School fees: ask us. <Phone school={school} />
          </>
        )}
        {payBy.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          <a className="tall" href="/parents/fees">
            All fees and ways to pay
          </a>
        </p>
      </dd>
      <dt>What to bring</dt>
      <dd>
        {bring.length > 0 ? (
          <ul>
            {bring.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        ) : (
          <AskOffice school={school}>The list is not written down here yet.</AskOffice>
        )}
        <p>
          <a className="tall" href="/parents/uniform">
            Uniform and books
          </a>
        </p>
      </dd>
      <dt>Whom to ask</dt>
      <dd>
        The school office, <Phone school={school} />
        {school.whatsapp && (
          <>
            {' '}
            or{' '}
            <a href={whatsappLink(school.whatsapp)} rel="noopener">
              WhatsApp
            </a>
          </>
        )}
        , <UnbrokenText text={`${school.hours.office}, ${school.hours.days}.`} />
      </dd>
    </dl>
  );
}

/** Something that the school has not published, and whom to ask for it. */
function AskOffice({ school, children }: { school: School; children: string }) {
  return (
    <>
      {children} Please ask the office: <Phone school={school} />.
    </>
  );
}

function Phone({ school: { admissionsPhone } }: { school: School }) {
  return <a href={telephoneLink(admissionsPhone)}>{unbroken(admissionsPhone)}</a>;
}
