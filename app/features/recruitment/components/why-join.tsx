import type { CareersContent } from '#features/content/schemas.ts';

export function WhyJoin({ why }: { why: CareersContent['why'] }) {
  return (
    <section className="sec">
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
