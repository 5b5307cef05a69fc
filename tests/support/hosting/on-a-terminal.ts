import { spawn, spawnSync } from 'node:child_process';
import { expect } from 'vitest';

/** The pseudo-terminal is that of util-linux. */
export const hasTerminal = spawnSync('script', ['--version']).status === 0;
if (!hasTerminal)
  console.warn('Skipped: commands on a terminal, because `script` is not installed.');

/** Ctrl+C and Ctrl+D, as a keyboard sends them. */
export const keys = { stop: '\u0003', end: '\u0004' };

/** Runs a command as a person sees it who typed it. */
export function runOnTerminal(command: readonly string[], env: NodeJS.ProcessEnv) {
  // Without `exec` some shells stand between the terminal and the command, and end with the code of Ctrl+C.
  const terminal = spawn('script', ['-qec', `exec ${command.join(' ')}`, '/dev/null'], { env });
  let printed = '';
  let readTo = 0;
  terminal.stdout.on('data', (chunk) => (printed += chunk));
  const code = new Promise<number | null>((resolve) => terminal.once('exit', resolve));
  return {
    /** Types this once the command has printed that, again since it was typed to the last time. */
    async typeAfter(said: string, typed: string) {
      await expect.poll(() => printed.slice(readTo), { timeout: 30_000 }).toContain(said);
      readTo = printed.length;
      terminal.stdin.write(typed);
    },
    async ended() {
      return { code: await code, printed: printed.replaceAll('\r', '') };
    },
  };
}
