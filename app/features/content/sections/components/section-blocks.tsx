import type { ComponentType } from 'react';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { FactsTable } from '#ui/text/facts-table.tsx';
import { Paragraphs } from '#ui/text/paragraphs.tsx';
import { Points } from '#ui/text/points.tsx';
import { gradeName, gradesBetween, gradesInWords } from '../../grades.ts';
import type { Block, BlockValue, Column, Person, Row, Section, SectionValue } from '../blocks.ts';
import type {
  CaptionedPhotograph,
  Photograph as Photographed,
  Photograph as Portrait,
} from '../photograph.ts';
import { Photographs } from './photographs.tsx';
import { PublicPhotograph } from './public-photograph.tsx';

interface SectionProps {
  section: Section;
  value: SectionValue;
  /** Shows a photograph; the desk brings its own for those that are not published. */
  Photograph?: ComponentType<Photographed>;
}

/** What the school has said of a section, block by block; what it has not said is left out. */
export function SectionBlocks({ section, value, Photograph = PublicPhotograph }: SectionProps) {
  return section.blocks
    .filter(({ name }) => value[name]?.length)
    .map((block) => (
      <section key={block.name} id={block.name}>
        {block.kind !== 'table' && <h2>{block.heading}</h2>}
        <BlockContent {...{ block, Photograph }} value={value[block.name] ?? []} />
      </section>
    ));
}

interface BlockProps {
  block: Block;
  value: BlockValue;
  Photograph: ComponentType<Photographed>;
}

function BlockContent({ block, value, Photograph }: BlockProps) {
  switch (block.kind) {
    case 'paragraphs':
      return <Paragraphs lines={value as string[]} />;
    case 'points':
      return <Points points={value as string[]} />;
    case 'people':
      return <People people={value as Person[]} Photograph={Photograph} />;
    case 'photographs':
      return <Photographs photographs={value as CaptionedPhotograph[]} Photograph={Photograph} />;
    case 'table':
      return (
        <FactsTable
          caption={block.heading}
          head={block.columns.map(({ label }) => label)}
          rows={(value as Row[]).map((row) =>
            block.columns.map((column) => cellInWords(column, row)),
          )}
        />
      );
  }
}

function cellInWords({ name, kind }: Column, row: Row): string {
  switch (kind) {
    case 'grades':
      return gradesInWords(gradesBetween(String(row.from), String(row.to)).map(gradeName));
    case 'kwacha':
      return writtenKwacha(Number(row[name]));
    default:
      return String(row[name] ?? '');
  }
}

interface PeopleProps {
  people: Person[];
  Photograph: ComponentType<Portrait>;
}

/** Names with what each does, beside the photographs that there are. */
function People({ people, Photograph }: PeopleProps) {
  return (
    <dl className="team">
      {people.map(({ name, role, phone, text, portrait }) => (
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
          {portrait && (
            <dd className="face">
              <Photograph {...portrait} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
