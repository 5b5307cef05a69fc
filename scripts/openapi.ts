import { writeFileSync } from 'node:fs';
import { readContent } from '#features/content/read.server.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import routes from '../app/routes.ts';
import { describeApi } from './openapi/describe-api.ts';

const content = readContent(process.env.CONTENT_DIR || 'content');
const day = applicationDay(content, dayInLusaka(new Date()));
const description = JSON.stringify(describeApi(routes, day), null, 2);
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, `${description}\n`);
else console.log(description);
