import { sectionNames, sectionPath } from '#features/content/sections/sections.ts';
import { submissionKinds } from '#features/submissions/kinds.ts';
import { fixtureContent } from './fixture-content.ts';

const sectionPaths: string[] = sectionNames.map(sectionPath);

/** The path of every page that the site map names. */
export const publicPages: string[] = [
  ...new Set([
    ...fixtureContent.pages.map(({ path }) => path),
    ...sectionPaths,
    ...submissionKinds.map(({ page }) => page),
  ]),
];

/** One section of each kind of block, and one that the school has said nothing of. */
const walkedSections = ['fees', 'team', 'child-protection', 'menu'].map(
  (name) => `/parents/${name}`,
);

/** For stories that walk every page in a browser: of the sections, which one route draws, only some. */
export const walkedPages: string[] = publicPages.filter(
  (path) => !sectionPaths.includes(path) || walkedSections.includes(path),
);

const rarelyRead = ['/parents/sample-schedule', '/parents/meals/help', '/terms'];

/** Those that a device keeps when somebody asks for the site: all but what few come to, and `/status`. */
export const keptPages: string[] = [
  ...new Set([...fixtureContent.pages.map(({ path }) => path), ...sectionPaths]),
  '/status',
].filter((path) => !rarelyRead.includes(path));
