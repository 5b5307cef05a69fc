import { sectionNames, sectionPath } from '#features/content/sections/sections.ts';

/** What people type from memory or have seen on other schools' sites, by the page that they mean. */
const guesses: Record<string, string[]> = {
  '/': ['home', 'index', 'welcome'],
  '/about': [
    ...['about-us', 'school', 'history', 'vision', 'mission'],
    ...['photos', 'photographs', 'pictures', 'gallery'],
  ],
  '/academics': ['academic', 'curriculum', 'subjects', 'classes', 'grades'],
  '/careers': ['career', 'jobs', 'job', 'vacancies', 'work', 'apply-for-a-job'],
  '/contact': ['contact-us', 'contacts', 'location', 'map', 'address', 'visit', 'tour', 'find-us'],
  '/enrollment': [
    ...['apply', 'apply-now', 'application', 'admission', 'admissions', 'enrol', 'enroll'],
    ...['enrolment', 'register', 'enroll-now'],
  ],
  '/events': ['calendar', 'dates', 'term-dates', 'event', 'holidays', 'terms-and-holidays'],
  '/faq': ['faqs', 'questions', 'help'],
  '/find': ['search'],
  '/parents': ['parent', 'families', 'parent-resources'],
  '/parents/absence': ['absent', 'sick', 'ill', 'illness', 'attendance'],
  '/parents/buses': ['bus', 'bus-routes', 'transport', 'transportation'],
  '/parents/child-protection': ['safeguarding', 'safety', 'child-safety', 'policies'],
  '/parents/clubs': ['club', 'sports', 'results', 'activities'],
  '/parents/documents': ['documents', 'forms', 'downloads', 'papers'],
  '/parents/emergency': ['emergencies'],
  '/parents/fees': ['fee', 'school-fees', 'fees-structure', 'fee-structure', 'tuition', 'prices'],
  '/parents/meals': ['meals', 'meal-payments'],
  '/parents/menu': ['lunch', 'food'],
  '/parents/pta': ['pta'],
  '/parents/rules': ['school-rules', 'code-of-conduct'],
  '/parents/team': ['our-team', 'teachers', 'teacher', 'our-staff', 'head'],
  '/parents/uniform': ['uniforms', 'school-uniform', 'books', 'book-list'],
  '/parents/volunteer': ['volunteer', 'volunteers'],
  '/portal': ['parent-portal', 'portal-login'],
  '/privacy': ['privacy-policy', 'privacy-notice'],
  '/sign-in': ['login', 'log-in', 'signin'],
  '/sign-up': ['signup', 'create-account'],
  '/terms': ['terms-of-use', 'terms-and-conditions'],
};

const known = new Map([
  ...sectionNames.map((name) => [name, sectionPath(name)] as const),
  ...Object.entries(guesses).flatMap(([path, names]) => names.map((name) => [name, path] as const)),
]);

/** `/parents/fees` for `/fees`, `/Fees/` and `/fees.html`, with the same query. Undefined for what nobody is known to guess. */
export function guessedAddress(pathname: string, search = ''): string | undefined {
  const name = pathname.slice(1).toLowerCase().replace(/\/$/, '');
  const path = known.get(name.replace(/\.(html?|php|aspx?)$/, '').replaceAll('_', '-'));
  return path && `${path}${search}`;
}
