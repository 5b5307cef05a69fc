import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasTerminal, keys, runOnTerminal } from '#tests/support/hosting/on-a-terminal.ts';
import { runScript } from '#tests/support/run-script.ts';
import { runSchool } from '#tests/support/running-school.ts';

const QUESTION = 'Erase it again? Type all';

test.skipIf(!hasTerminal)(
  'a restore asks until it is answered, and whoever goes away from the question changes nothing',
  async () => {
    const copy = mkdtempSync(join(tmpdir(), 'copy-'));
    const school = await runSchool({ LOG_LEVEL: 'warn' });
    try {
      const sent = await fetch(`${school.address}/api/contact-messages`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Ruth', email: 'r@mail.example', subject: 'A', message: 'B' }),
      });
      const { reference } = await sent.json();
      const settings = { DATA_DIR: school.dataDir };
      for (const [script, word] of [
        ['backup', copy],
        ['data-erase', reference],
      ] as const) {
        expect((await runScript(script, [word], settings)).code).toBe(0);
      }
      await school.stop();
      const restore = () =>
        runOnTerminal([process.execPath, 'scripts/restore.ts', copy, '--replace'], {
          ...process.env,
          ...settings,
        });
      for (const key of Object.values(keys)) {
        const left = restore();
        await left.typeAfter(QUESTION, key);
        const { code, printed } = await left.ended();
        expect(printed).toContain(`because somebody asked for it: ${reference}`);
        expect(printed).toMatch(/\nNothing was changed\.\n$/);
        expect(printed).not.toContain('Error');
        expect(code).toBe(1);
      }
      const answered = restore();
      await answered.typeAfter(QUESTION, 'maybe\n');
      await answered.typeAfter(QUESTION, 'all\n');
      const { code, printed } = await answered.ended();
      expect(printed).toContain('Erased 1 again');
      expect(code).toBe(0);
    } finally {
      await school.remove();
      rmSync(copy, { recursive: true });
    }
  },
);
