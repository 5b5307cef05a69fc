import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { readContent } from '#features/content/read.server.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import routes from '../app/routes.ts';
import { openCompiler } from './openapi/compiler.ts';
import { describeApi } from './openapi/describe-api.ts';

const content = readContent(process.env.CONTENT_DIR || 'content');
const day = applicationDay(content, dayInLusaka(new Date()));
using compiler = openCompiler(process.cwd());
const { module } = await runnerImport<typeof import('./openapi/route-modules.ts')>(
  './scripts/openapi/route-modules.ts',
  { configFile: false, logLevel: 'error' },
);
const description = JSON.stringify(
  await describeApi(routes, { day, compiler, modules: module.routeModules }),
  null,
  2,
);
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, `${description}\n`);
else console.log(description);
