import {
  type SectionName,
  sectionNames,
  sectionPath,
  sections,
} from '#features/content/sections/sections.ts';

/** The way to every section; `without` is the one that is open. */
export function ParentQuestions({ heading, without }: { heading: string; without?: SectionName }) {
  return (
    <nav aria-labelledby="asked">
      <h2 className="mark" id="asked">
        {heading}
      </h2>
      <ul className="asked">
        {sectionNames
          .filter((name) => name !== without)
          .map((name) => (
            <li key={name}>
              <a className="tall" href={sectionPath(name)}>
                {sections[name].title}
              </a>
              <span className="block small">{sections[name].lead}</span>
            </li>
          ))}
      </ul>
    </nav>
  );
}
