import { data } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { sender, services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { StructuredData } from '#app/shell/page/structured-data.tsx';
import { receiveMessage } from '#features/contact/commands.server.ts';
import { ContactInformation } from '#features/contact/components/contact-information.tsx';
import { MessageForm } from '#features/contact/components/message-form.tsx';
import { SchoolMap } from '#features/contact/components/school-map.tsx';
import { WithFacts } from '#features/contact/components/with-facts.tsx';
import { messageFrom, subjectFromAddress } from '#features/contact/contact-message.ts';
import { MESSAGE_SENT } from '#features/contact/notices.ts';
import { NOT_STORED, type PostedMessage, refusalOf } from '#features/contact/posted-message.ts';
import { MAP_HOST } from '#features/contact/school-map.ts';
import { ClearDevice } from '#forms/components/clear-device.tsx';
import { caughtProgram, pressedOnOf } from '#forms/form-time.server.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { pageHeaders, personalPage, publicUnless } from '#lib/http/public-page.ts';
import { retryAfter, tooManyRefusal } from '#lib/limits/sender.server.ts';
import { NoticeFromServer } from '#ui/notice.tsx';
import type { Notice } from '#ui/notify.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Route } from './+types/contact.ts';

/** Only this page may hold another site's page: the live map. */
const withMap = { 'Content-Security-Policy': `frame-src ${MAP_HOST}` };

export function loader({ request, context }: Route.LoaderArgs) {
  const { content } = context.get(services);
  const search = new URL(request.url).searchParams;
  return data(
    {
      contact: content.contact,
      school: content.school,
      subject: subjectFromAddress(search),
      isMapLive: search.get('map') === 'live',
    },
    { headers: { ...publicUnless(request, [], ['subject', 'map']), ...withMap } },
  );
}

/** The form as it is posted while React is not there. */
export async function action({ request, context }: Route.ActionArgs) {
  const dependencies = context.get(services);
  const form = await readFormRequest(request);
  const pressedOn = pressedOnOf(form);
  const message = messageFrom(Object.fromEntries(form));
  const caught = caughtProgram(form, dependencies);
  if (caught) return answer({ message, refusal: refusalOf(caught) }, 422);
  try {
    const result = await receiveMessage(dependencies, {
      input: message,
      pressedOn,
      sender: context.get(sender),
    });
    if (result.outcome === 'refused') return answer({ message, refusal: result.refusal }, 422);
    if (result.outcome === 'tooMany')
      return answer({ message, refusal: tooManyRefusal(result) }, 429, retryAfter(result));
    if (result.outcome === 'keyReused') throw new Error('The words make the key');
    return answer({ reference: result.receipt.reference }, 200);
  } catch (error) {
    const { log } = dependencies;
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'message not stored');
    return answer({ message, refusal: NOT_STORED }, 503);
  }
}

function answer(posted: PostedMessage, status: number, more?: Record<string, string>) {
  return data(posted, { status, headers: { ...personalPage, ...withMap, ...more } });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const contact = loaderData?.contact;
  return pageMeta(args, { title: contact?.title, description: contact?.description });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, school, subject, isMapLive } = loaderData;
  return (
    <>
      <NoticeFromServer notice={noticeOf(actionData)} />
      <PageHead title={contact.title} picture={<Picture name={contact.picture} isFirst />}>
        <p className="lead">
          <WithFacts sentence={contact.lead} facts={school.hours} />
        </p>
      </PageHead>
      <section className="sec">
        <div className="wrap contact">
          <div>
            <ContactInformation school={school} content={contact.information} />
          </div>
          <div className="panel">
            <h2 className="mb-g5">{contact.form.heading}</h2>
            <Island
              name="contact"
              component={MessageForm}
              props={{ slug: school.slug, content: contact.form, subject, posted: actionData }}
            />
            <ClearDevice />
          </div>
        </div>
      </section>
      <section className="sec sand" aria-labelledby="find-us">
        <div className="wrap">
          <SchoolMap school={school} content={contact.map} isLiveAtFirst={isMapLive} />
        </div>
      </section>
      <StructuredData />
    </>
  );
}

function noticeOf(posted: PostedMessage | undefined): Notice | undefined {
  if (!posted) return undefined;
  if ('reference' in posted) return MESSAGE_SENT;
  return { title: posted.refusal.title, text: posted.refusal.detail, isDestructive: true };
}
