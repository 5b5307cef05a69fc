import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** Writes which tests passed only at a second try into the file that `TRIED_TWICE_FILE` names; JSON does not say it. */
export default class TriedTwiceReporter implements Reporter {
  private readonly names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    this.names.push(`${relative('.', test.module.moduleId)} ${test.fullName}`);
  }

  onTestRunEnd(): void {
    const file = process.env.TRIED_TWICE_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.names));
  }
}
