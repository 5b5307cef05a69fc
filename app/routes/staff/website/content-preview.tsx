import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import pageStyles from '#app/shell/styles/pages.css?url';
import { DatesAtAGlance } from '#features/calendar/components/dates-at-a-glance.tsx';
import { EventCard } from '#features/calendar/components/event-card.tsx';
import { UrgentBanner } from '#features/calendar/notices/urgent-banner.tsx';
import { urgentNotices } from '#features/calendar/notices/urgent-notices.ts';
import { monthsOfYear } from '#features/calendar/school-year.ts';
import { withoutDrafts } from '#features/calendar/school-years.ts';
import { ContactInformation } from '#features/contact/components/contact-information.tsx';
import { PhotographsOfPage } from '#features/content/sections/components/photographs.tsx';
import { SectionBlocks } from '#features/content/sections/components/section-blocks.tsx';
import { sections } from '#features/content/sections/sections.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { AnswersPreview } from '#features/publishing/components/answers-preview.tsx';
import { PartDoubts } from '#features/publishing/components/part-doubts.tsx';
import {
  OffersPreview,
  PapersPreview,
  PricesPreview,
  WaysToPayMealsPreview,
} from '#features/publishing/components/part-previews.tsx';
import { PhotographAtDesk } from '#features/publishing/components/photograph-at-desk.tsx';
import { WaitingOrderPreview } from '#features/publishing/components/waiting-order-preview.tsx';
import type { WaitingOrder } from '#features/publishing/parts/waiting-order.ts';
import { contentParts, type PartName } from '#features/publishing/parts.ts';
import type { PartToEdit } from '#features/publishing/versions.server.ts';
import { OpeningList } from '#features/recruitment/components/opening-list.tsx';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { notify } from '#ui/notify.ts';
import { SmallButton } from '#ui/small-button.tsx';
import { FaqAnswers } from '../../public/faq-answers.tsx';
import { News } from '../../public/home-sections.tsx';

interface ContentPreviewProps {
  name: PartName;
  value: object;
  loaded: PartToEdit;
  /** Whether something has been changed since. */
  isOld: boolean;
  onClose(): void;
}

/** The part as the public page would show it, made by the same components. */
export function ContentPreview({ name, value, loaded, isOld, onClose }: ContentPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new preview is arrived at
  useEffect(() => heading.current?.focus(), [value]);
  function stay(event: MouseEvent) {
    if (!(event.target as Element).closest('a')) return;
    event.preventDefault();
    notify({ title: 'Only a preview', text: 'Links lead somewhere on the published page.' });
  }
  return (
    <section aria-labelledby="preview-title">
      <link rel="stylesheet" href={pageStyles} precedence="page" />
      <div className="row apart">
        <h2 id="preview-title" ref={heading} tabIndex={-1}>
          Preview, as visitors would see it
        </h2>
        <SmallButton onClick={onClose}>Close the preview</SmallButton>
      </div>
      {isOld && <p className="note">You have changed something since. Press Preview again.</p>}
      <div className="preview-page" onClickCapture={stay}>
        {shown(name, value, loaded)}
      </div>
    </section>
  );
}

function shown(
  name: PartName,
  value: object,
  { around, facts, today, dismissed, reordered }: PartToEdit,
): ReactNode {
  const content = { ...around, ...contentParts[name].place(around, value) };
  const { usualYear: enrollmentYear } = applicationDay(
    { ...content, calendar: withoutDrafts(content.calendar) },
    today,
  );
  switch (name) {
    case 'news':
      return <News news={allFilledIn(content.home.news, { enrollmentYear })} today={today} />;
    case 'events':
      return <EventsPreview content={content} today={today} />;
    case 'dates':
      return (
        <>
          <PartDoubts {...{ content, today, dismissed }} part="dates" />
          {content.calendar.years.map(({ year }) => (
            <DatesAtAGlance
              key={year}
              calendar={{ ...content.calendar, year }}
              glance={content.events.glance}
            />
          ))}
        </>
      );
    case 'closures': {
      const notices = urgentNotices({ ...content, calendar: { terms: [] } }, today);
      if (notices.length === 0) return <p>No page says anything of a closed day today.</p>;
      return <UrgentBanner notices={notices} phone={content.school.phone} />;
    }
    case 'openings':
      return (
        <OpeningList
          text={content.careers.openings}
          openings={content.openings}
          selectedId={undefined}
          today={today}
        />
      );
    case 'faq':
      return Object.values(allFilledIn(content.faq.groups, facts)).map(({ label, items }) => (
        <div key={label}>
          <h3>{label}</h3>
          <FaqAnswers items={items} />
        </div>
      ));
    case 'contacts':
    case 'office':
      return (
        <>
          <PartDoubts {...{ content, today, dismissed }} part="office" />
          <ContactInformation school={content.school} content={content.contact.information} />
        </>
      );
    case 'papers':
      return <PapersPreview papers={content.papers} />;
    case 'waiting-order':
      return <WaitingOrderPreview chosen={value as WaitingOrder} reordered={reordered} />;
    case 'offers':
      return <OffersPreview content={content} today={today} />;
    case 'answers':
      return <AnswersPreview content={content} today={today} />;
    case 'prices':
      return <PricesPreview fees={content.fees} />;
    case 'ways-to-pay-meals':
      return <WaysToPayMealsPreview paying={content.meals.paying} />;
    case 'years-before':
      return (
        <p>Visitors never see these numbers. The head’s page shows them beside this year’s.</p>
      );
    case 'photographs':
      return (['about', 'academics', 'contact'] as const).map((page) => (
        <PhotographsOfPage
          key={page}
          page={page}
          photographs={content.photographs[page]}
          Photograph={PhotographAtDesk}
        />
      ));
    default: {
      const section = name === 'ways-to-pay' ? 'fees' : name;
      return (
        <SectionBlocks
          section={sections[section]}
          value={content.sections[section]}
          Photograph={PhotographAtDesk}
        />
      );
    }
  }
}

/** The months in which the school's own events are, with all that is on in them. */
function EventsPreview({ content, today }: { content: PartToEdit['around']; today: string }) {
  const { year } = content.calendar;
  const own = content.events.events;
  const months = monthsOfYear(content).filter(({ events }) =>
    events.some((event) => own.some(({ title }) => title === event.title)),
  );
  const elsewhere = own.filter(
    ({ startsOn, endsOn = startsOn }) =>
      !startsOn.startsWith(String(year)) && !endsOn.startsWith(String(year)),
  );
  return (
    <>
      {elsewhere.length > 0 && (
        <p className="note">
          The calendar shows {year} only. Visitors do not see:{' '}
          {elsewhere.map(({ title }) => title).join(', ')}.
        </p>
      )}
      {own.length === 0 && <p>There are no events besides terms, holidays and meetings.</p>}
      {months.map(({ id, name, events }) => (
        <div key={id}>
          <h3>
            {name} {year}
          </h3>
          <ul className="events">
            {events.map((event) => (
              <EventCard key={event.startsOn + event.title} event={event} today={today} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
