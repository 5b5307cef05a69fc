import type { AcademicsContent } from '#features/content/schemas.ts';
import { ClassQuestion } from '#features/enrollment/classes/class-question.tsx';
import { HEADING } from '#features/enrollment/classes/class-words.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Picture } from '#ui/picture.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Paragraphs } from '#ui/text/paragraphs.tsx';
import { TitledTexts } from '#ui/text/titled-texts.tsx';

export function Overview({ overview }: { overview: AcademicsContent['overview'] }) {
  return (
    <section className="section">
      <div className="wrap two">
        <h2 className="mark">{overview.heading}</h2>
        <div>
          <Paragraphs lines={overview.text} />
          <a className="btn line" href="#grade-levels">
            {overview.linkLabel}
          </a>
        </div>
      </div>
    </section>
  );
}

export function Subjects({ subjects }: { subjects: AcademicsContent['subjects'] }) {
  return (
    <section>
      <div className="wrap">
        <h2 className="mark">{subjects.heading}</h2>
        <p className="lead mt-g2 mb-g5">{subjects.lead}</p>
      </div>
      <TitledTexts className="patches" texts={subjects.cards} />
    </section>
  );
}

interface GradesProps {
  grades: AcademicsContent['grades'];
  today: string;
}

export function Grades({ grades, today }: GradesProps) {
  const tabs = grades.programs.map((program) => ({
    id: program.value,
    label: program.title,
    panel: <Grade program={program} />,
  }));
  return (
    <section className="section" id="grade-levels">
      <div className="wrap">
        <h2 className="mark">{grades.heading}</h2>
        <p className="lead mt-g2 mb-g5">{grades.lead}</p>
        <Tabs label={grades.heading} tabs={tabs} initial="early-childhood" />
        <h3 className="mt-g5">{HEADING}</h3>
        <ClassQuestion today={today} />
      </div>
    </section>
  );
}

function Grade({ program }: { program: AcademicsContent['grades']['programs'][number] }) {
  const { who, description, highlights, picture } = program;
  return (
    <div className="grade-level">
      <div>
        <p className="lead">
          <b>{unbroken(who)}</b>
        </p>
        <Paragraphs lines={description} />
        <h3>Key learning areas</h3>
        <ul>
          {highlights.map((highlight) => (
            <li key={highlight}>{unbroken(highlight)}</li>
          ))}
        </ul>
      </div>
      <Picture name={picture} />
    </div>
  );
}

const programCloths = ['mphasa', 'ngoma', 'dzuwa', 'madzi'] as const;

export function Programs({ programs }: { programs: AcademicsContent['programs'] }) {
  return (
    <section className="section wall on-wall">
      <div className="wrap">
        <h2>{programs.heading}</h2>
        <p className="lead mt-g2 mb-g5">{programs.lead}</p>
        <div className="cards3 four">
          {programs.cards.map(({ title, text }, index) => (
            <div className="passage" key={title}>
              <div className={programCloths[index % programCloths.length]} />
              <figure>
                <h3>{title}</h3>
                <p className="mt-g3 mb-0">{unbroken(text)}</p>
              </figure>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

export function Support({ support }: { support: AcademicsContent['support'] }) {
  const items = support.services.map(({ value, trigger, title, text }) => ({
    id: value,
    title: trigger,
    content: (
      <>
        <h3>{title}</h3>
        <Paragraphs lines={text} />
      </>
    ),
  }));
  return (
    <section className="section">
      <div className="wrap two">
        <div>
          <h2 className="mark">{support.heading}</h2>
          <p className="lead mt-g2">{support.lead}</p>
        </div>
        <div>
          <Accordion name="support" items={items} />
        </div>
      </div>
    </section>
  );
}

export function Assessment({ assessment }: { assessment: AcademicsContent['assessment'] }) {
  return (
    <section className="section sand">
      <div className="wrap">
        <h2 className="mark">{assessment.heading}</h2>
        <p className="lead mt-g2">{assessment.lead}</p>
        <TitledTexts className="reasons" texts={assessment.cards} />
        <p className="mt-g6 mb-0">
          <a href={assessment.link.href}>{assessment.link.label}</a>
        </p>
      </div>
    </section>
  );
}
