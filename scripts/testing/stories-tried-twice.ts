/** What Playwright's JSON report says, as far as we read it. */
export interface StoryReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: StorySuite[];
}

interface StorySuite {
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
  suites?: StorySuite[];
}

/** Stories that passed at a second try, as `file:line title`. */
export function storiesTriedTwice({ suites }: Pick<StoryReport, 'suites'>): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...storiesTriedTwice({ suites: inner }),
  ]);
}
