import type { School } from '#features/content/schemas.ts';
import type { OfferFacts } from '#features/enrollment/guardians/offer/offer-facts.ts';
import { weekdayName, writtenDate } from '#lib/dates/plain-date.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink, whatsappLink } from '#lib/text/telephone.ts';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';

/** What a family has to know to answer an offer, from what the school has published; rows of a list of facts. */
export function OfferDetails({ offer, school }: { offer: OfferFacts; school: School }) {
  const { answerBy, firstDay, costs, payBy, bring } = offer;
  return (
    <>
      <dt>By when to answer</dt>
      <dd>
        {answerBy ? (
          <b>Please answer by {inWords(answerBy)}.</b>
        ) : (
          <Ask school={school}>The school has not set a day.</Ask>
        )}{' '}
        If you need more time, ask us.
      </dd>
      <dt>First day of school</dt>
      <dd>
        {firstDay ? (
          <>
            {inWords(firstDay.on)}
            {firstDay.isProvisional && ' (this date may still change)'}. Lessons:{' '}
            <UnbrokenText text={school.hours.school} />.
          </>
        ) : (
          <Ask school={school}>The dates of this school year are not published yet.</Ask>
        )}
      </dd>
      <dt>What it costs</dt>
      <dd>
        {costs.length > 0 ? (
          <table>
            <tbody>
              {costs.map(({ what, amount }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{writtenKwacha(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <Ask school={school}>The fees are not written down here yet.</Ask>
        )}
        {payBy.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="more">
          <a href="/parents/fees">All fees and ways to pay</a>
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
          <Ask school={school}>The list is not written down here yet.</Ask>
        )}
        <p className="more">
          <a href="/parents/uniform">Uniform and books</a>
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
    </>
  );
}

function Ask({ school, children }: { school: School; children: string }) {
  return (
    <>
      {children} Please ask the office: <Phone school={school} />.
    </>
  );
}

function Phone({ school: { admissionsPhone } }: { school: School }) {
  return <a href={telephoneLink(admissionsPhone)}>{unbroken(admissionsPhone)}</a>;
}

/** `Friday, December 11, 2026`. */
function inWords(day: string): string {
  return `${weekdayName(day)}, ${writtenDate(day)}`;
}
