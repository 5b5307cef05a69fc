import type { EnrollmentContent } from '#features/content/schemas.ts';

export function WhyEnroll({ why }: { why: EnrollmentContent['why'] }) {
  return (
    <section className="sec sand no-print">
      <div className="wrap">
        <h2 className="mark">{why.heading}</h2>
        <ul className="why">
          {why.cards.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
