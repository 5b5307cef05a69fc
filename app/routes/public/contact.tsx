import { data } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { sender, services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { StructuredData } from '#app/shell/page/structured-data.tsx';
import { ContactInformation } from '#features/contact/components/contact-information.tsx';
import { MessageForm } from '#features/contact/components/message-form.tsx';
import { SchoolMap } from '#features/contact/components/school-map.tsx';
import { WithFacts } from '#features/contact/components/with-facts.tsx';
import { contactMessage, subjectFromAddress } from '#features/contact/contact-message.ts';
import { messageIntake } from '#features/contact/intake/message-intake.server.ts';
import { MAP_HOST } from '#features/contact/school-map.ts';
import { PhotographsOfPage } from '#features/content/sections/components/photographs.tsx';
import { AnswerFromServer } from '#forms/components/answer-from-server.tsx';
import { ClearDevice } from '#forms/components/clear-device.tsx';
import { answerPosted, readSentForm } from '#forms/take-posted.server.ts';
import { pageHeaders, publicUnless } from '#lib/http/public-page.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Route } from './+types/contact.ts';

/** Only this page may hold another site's page: the live map. */
const withMap = { 'Content-Security-Policy': `frame-src ${MAP_HOST}` };

export function loader({ request, context }: Route.LoaderArgs) {
  const all = context.get(services);
  const { content } = all;
  const search = new URL(request.url).searchParams;
  return data(
    {
      contact: content.contact,
      photographs: content.photographs.contact,
      school: content.school,
      subject: subjectFromAddress(search),
      isMapLive: search.get('map') === 'live',
      sent: readSentForm(request, all),
    },
    { headers: { ...publicUnless(request, ['sent'], ['subject', 'map']), ...withMap } },
  );
}

/** The form as it is posted while React is not there. */
export function action({ request, context }: Route.ActionArgs) {
  return answerPosted(messageIntake, request, context.get(services), context.get(sender), withMap);
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const contact = loaderData?.contact;
  return pageMeta(args, { title: contact?.title, description: contact?.description });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, photographs, school, subject, isMapLive, sent } = loaderData;
  const posted = actionData ?? sent;
  return (
    <>
      <AnswerFromServer form={contactMessage} slug={school.slug} posted={posted} />
      <PageHead title={contact.title} picture={<Picture name={contact.picture} isFirst />}>
        <p className="lead">
          <WithFacts sentence={contact.lead} facts={school.hours} />
        </p>
      </PageHead>
      <section className="section">
        <div className="wrap contact">
          <div>
            <ContactInformation school={school} content={contact.information} />
          </div>
          <div className="panel">
            <h2 className="mb-g5">{contact.form.heading}</h2>
            <Island
              name="contact"
              component={MessageForm}
              props={{ slug: school.slug, content: contact.form, subject, posted }}
            />
            <ClearDevice />
          </div>
        </div>
      </section>
      <section className="section sand" aria-labelledby="find-us">
        <div className="wrap">
          <SchoolMap school={school} content={contact.map} isLiveAtFirst={isMapLive} />
        </div>
      </section>
      <PhotographsOfPage page="contact" photographs={photographs} />
      <StructuredData />
    </>
  );
}
