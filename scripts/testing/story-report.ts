/** What Playwright's JSON report says, as far as we read it. */
export interface StoryReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: StorySuite[];
}

interface StorySuite {
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
  suites?: StorySuite[];
}

/** Stories that failed (`unexpected`) or passed only at a second try (`flaky`), as `file:line title`. */
export function storiesThatEnded(
  { suites }: Pick<StoryReport, 'suites'>,
  how: 'unexpected' | 'flaky',
): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === how))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...storiesThatEnded({ suites: inner }, how),
  ]);
}
