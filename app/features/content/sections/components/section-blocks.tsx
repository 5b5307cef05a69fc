import { writtenKwacha } from '#lib/text/kwacha.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { FactsTable } from '#ui/text/facts-table.tsx';
import { Paragraphs } from '#ui/text/paragraphs.tsx';
import { Points } from '#ui/text/points.tsx';
import type { Block, BlockValue, Person, Row, Section, SectionValue } from '../blocks.ts';

/** What the school has said of a section, block by block; what it has not said is left out. */
export function SectionBlocks({ section, value }: { section: Section; value: SectionValue }) {
  return section.blocks
    .filter(({ name }) => value[name]?.length)
    .map((block) => (
      <section key={block.name} id={block.name}>
        {block.kind !== 'table' && <h2>{block.heading}</h2>}
        <BlockContent block={block} value={value[block.name] ?? []} />
      </section>
    ));
}

function BlockContent({ block, value }: { block: Block; value: BlockValue }) {
  switch (block.kind) {
    case 'paragraphs':
      return <Paragraphs lines={value as string[]} />;
    case 'points':
      return <Points points={value as string[]} />;
    case 'people':
      return <People people={value as Person[]} />;
    case 'table':
      return (
        <FactsTable
          caption={block.heading}
          head={block.columns.map(({ label }) => label)}
          rows={(value as Row[]).map((row) =>
            block.columns.map(({ name, kind }) =>
              kind === 'kwacha' ? writtenKwacha(Number(row[name])) : String(row[name] ?? ''),
            ),
          )}
        />
      );
  }
}

function People({ people }: { people: Person[] }) {
  return (
    <dl className="dl">
      {people.map(({ name, role, phone, text }) => (
        <div key={name + role}>
          <dt>{name}</dt>
          <dd>
            {unbroken(role)}
            {phone && (
              <>
                <br />
                <a href={telephoneLink(phone)}>{unbroken(phone)}</a>
              </>
            )}
            {text && (
              <>
                <br />
                {unbroken(text)}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
