import type { Sheet } from './print.server.ts';

/** What a piece of a paper is, for who has it read aloud; an artifact is left out. */
export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'LBody' | 'Figure' | 'artifact';
/** What has others in it. */
type Group = 'Document' | 'Table' | 'TR' | 'L' | 'LI';

type Element = PDFKit.PDFStructureElement;

interface Tags {
  /** What the next piece belongs to. */
  parent: Element;
  /** A piece is being drawn; what it draws belongs to it. */
  isInside: boolean;
}

/** Drawings and colours: everything that is no piece. */
const ARTIFACT = ['Artifact', { type: 'Layout' }] as const;
const tagsOf = new WeakMap<Sheet, Tags>();

/** Begins the tags of a document; every page calls `beginPage` before anything is drawn on it. */
export function beginTags(sheet: Sheet): void {
  const parent = sheet.struct('Document');
  sheet.addStructure(parent);
  tagsOf.set(sheet, { parent, isInside: false });
}

export function beginPage(sheet: Sheet): void {
  sheet.markContent(...ARTIFACT);
}

/** Draws one piece, in the order in which it is read. A figure says in `alt` what it shows. */
export function tagged(sheet: Sheet, tag: Tag, draw: () => void, alt?: string): void {
  const tags = tagsOf.get(sheet);
  if (!tags || tags.isInside || tag === 'artifact') {
    draw();
    return;
  }
  sheet.endMarkedContent();
  const content = sheet.markStructureContent(tag);
  tags.parent.add(sheet.struct(tag, alt === undefined ? {} : { alt }, [content]));
  tags.isInside = true;
  draw();
  tags.isInside = false;
  sheet.endMarkedContent();
  sheet.markContent(...ARTIFACT);
}

/** Draws pieces that belong together, such as the cells of a row. */
export function grouped(sheet: Sheet, group: Group, draw: () => void): void {
  const tags = tagsOf.get(sheet);
  if (!tags || tags.isInside) {
    draw();
    return;
  }
  const { parent } = tags;
  const element = sheet.struct(group);
  parent.add(element);
  tags.parent = element;
  draw();
  element.end();
  tags.parent = parent;
}
