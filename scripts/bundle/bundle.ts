import { type BuildOptions, build, type RolldownOutput } from 'rolldown';
import { SCRIPTS_KNOW } from './built-files.ts';
import { tighterScripts } from './tighter-scripts.ts';
import { workedOut } from './worked-out.ts';

const IN_THE_BROWSER = {
  'import.meta.env.PROD': 'true',
  'import.meta.env.SSR': 'false',
  // React looks for its developers' tools under this name; families have none.
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  'process.env.NODE_ENV': JSON.stringify('production'),
};

/** A script for the browser that is no part of the React Router application, as small as it gets. Gives its files. */
export async function bundle(
  input: Record<string, string>,
  output: BuildOptions['output'],
  define: Record<string, string> = {},
): Promise<RolldownOutput['output']> {
  const { output: files } = await build({
    input,
    platform: 'browser',
    plugins: [workedOut(), tighterScripts()],
    logLevel: 'warn',
    // Nobody imports what an entry exports.
    preserveEntrySignatures: false,
    checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    transform: { target: SCRIPTS_KNOW, define: { ...IN_THE_BROWSER, ...define } },
    experimental: { resolveNewUrlToAsset: true },
    output: { minify: true, comments: false, ...output },
  });
  return files;
}
