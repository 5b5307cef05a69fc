import { spawn } from 'node:child_process';

/** Runs one of `scripts/` as `npm run` does; resolves with its exit code and everything that it printed. */
export async function runScript(
  script: string,
  parameters: string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; printed: string }> {
  const running = spawn(process.execPath, [`scripts/${script}.ts`, ...parameters], {
    env: { ...process.env, ...settings },
  });
  let printed = '';
  running.stdout.on('data', (chunk) => (printed += chunk));
  running.stderr.on('data', (chunk) => (printed += chunk));
  const code = await new Promise<number | null>((resolve) => running.on('close', resolve));
  return { code, printed };
}
