import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { CannotStart } from '#lib/env.server.ts';
import { inOurWords } from '#lib/text/schema-words.ts';
import { holdsOnly, placeholders } from './placeholders.ts';
import { type Content, contentSchemas } from './schemas.ts';

/**
 * Reads and checks every file of `folder`, which is `CONTENT_DIR` for whoever runs the site. Throws `CannotStart` with
 * one line for each mistake: file, line, field, what is wrong.
 */
export function readContent(folder: string): Content {
  const mistakes: string[] = [];
  const content = Object.entries(contentSchemas).map(([name, schema]) => {
    const file = `${name}.yaml`;
    const known = placeholders[name as keyof Content];
    const asked = v.pipe(schema as v.GenericSchema, holdsOnly(known));
    const result = readFile(join(folder, file), asked);
    mistakes.push(...result.mistakes.map((mistake) => `${join(folder, file)}${mistake}`));
    return [name, result.output];
  });
  if (mistakes.length > 0) {
    throw new CannotStart(`The content has mistakes to correct:\n${mistakes.join('\n')}`);
  }
  return Object.fromEntries(content) as Content;
}

function readFile(path: string, schema: v.GenericSchema): { output?: unknown; mistakes: string[] } {
  let source: string;
  try {
    source = readFileSync(path, 'utf8');
  } catch {
    return { mistakes: [': the file is missing'] };
  }
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, schema: 'core' });
  if (document.errors.length > 0) {
    return {
      mistakes: document.errors.map(
        (error) => `:${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`,
      ),
    };
  }
  const result = v.safeParse(schema, document.toJS(), inOurWords);
  if (result.success) return { output: result.output, mistakes: [] };

  const mistakes = result.issues.map((issue) => {
    const keys = (issue.path ?? []).map((item) => item.key as string | number);
    return `:${lineOf(keys)}: ${keys.join('.')}: ${issue.message}`;
  });
  return { mistakes };

  /** The line of the field, or of the nearest thing around it when the field is missing. */
  function lineOf(keys: (string | number)[]): number {
    for (let depth = keys.length; depth > 0; depth--) {
      const node = document.getIn(keys.slice(0, depth), true) as { range?: [number] } | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  }
}
