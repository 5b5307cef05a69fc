import { writeFileSync } from 'node:fs';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import routes from '../app/routes.ts';
import { describeApi } from './openapi/describe-api.ts';

const description = JSON.stringify(describeApi(routes, dayInLusaka(new Date())), null, 2);
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, `${description}\n`);
else console.log(description);
