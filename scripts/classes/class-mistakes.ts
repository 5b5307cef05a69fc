import { classesInRules } from './css-classes.ts';
import { NAMES_CLASSES, type PossibleTexts, TextReader } from './possible-texts.ts';
import {
  exportedFrom,
  isNode,
  type Node,
  nameOf,
  nodesOf,
  propertiesOf,
  type Source,
  textOf,
} from './syntax.ts';

const SEEKING = /^(querySelector(All)?|closest|matches)$/;
/** A rule in a text, as letters and printed records carry them. */
const RULE = /^[^{}();=]*\.[\w-]+[^{}();=]*\{[^{}]+:[^{}]+\}/;
/** Shorter than a word; these are what everybody calls them. */
const TOO_SHORT = /^(?!(ok|qr|sm)$).{1,2}$/;
const HTML_CLASS = /\sclass="([^"]*)"/g;

/**
 * Classes that somebody wears and no rule dresses, and rules whose class nobody wears. Both are read from the syntax: a
 * text that happens to say the same is no wearer. A class that is chosen while a page is made has its values in
 * literals somewhere (a table, a list, a function, a type); where that is not so, it is a mistake too. A class may also
 * be there for a script to find.
 */
export function classMistakes(sheets: Source[], sources: Source[]): string[] {
  const read = sources.map((source) => ({ source, nodes: nodesOf(source) }));
  const exported = read.flatMap(({ nodes }) => exportedFrom(nodes));
  const rules = [...sheets, ...read.flatMap(({ source, nodes }) => rulesInTexts(source, nodes))];
  const known = new Set(read.flatMap(({ nodes }) => soughtIn(nodes)));
  for (const { text } of rules) for (const name of classesInRules(text).keys()) known.add(name);

  const worn = new Set<string>();
  const mistakes = new Set<string>();
  for (const { source, nodes } of read) {
    const reader = new TextReader(nodes, exported);
    for (const node of nodes) {
      for (const classes of wornBy(node, reader)) {
        const where = `${source.file}:${lineOf(source.text, node.start)}`;
        if (classes === undefined) {
          mistakes.add(`${where} wears a class that is not a literal; list its values in the code`);
        }
        for (const name of classes?.match(/\S+/g) ?? []) {
          worn.add(name);
          if (!known.has(name)) mistakes.add(`${where} wears "${name}", which no rule dresses`);
        }
      }
    }
  }
  for (const { file, text } of rules) {
    for (const [name, line] of classesInRules(text)) {
      if (!worn.has(name)) mistakes.add(`${file}:${line} dresses "${name}", which nobody wears`);
      if (TOO_SHORT.test(name)) mistakes.add(`${file}:${line}: "${name}" does not say what it is`);
    }
  }
  return [...mistakes];
}

function wornBy(node: Node, reader: TextReader): PossibleTexts {
  switch (node.type) {
    case 'JSXAttribute':
      return NAMES_CLASSES.test(nameOf(node.name)) ? reader.read(node.value) : [];
    case 'ObjectExpression':
      return propertiesOf(node).flatMap(({ key, value }) =>
        nameOf(key) === 'className' ? reader.read(value) : [],
      );
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return nameOf(node.left) === 'className' ? reader.read(node.right) : [];
    case 'CallExpression': {
      const { object, property } = node.callee as Node;
      const isAdded =
        nameOf(object) === 'classList' && ['add', 'toggle'].includes(nameOf(property));
      return isAdded ? reader.read((node.arguments as Node[])[0]) : [];
    }
    default:
      return [...textOf(node).matchAll(HTML_CLASS)].map(([, classes]) => classes);
  }
}

/** The classes by which scripts look for elements. */
function soughtIn(nodes: Node[]): string[] {
  return nodes
    .filter(({ type, callee }) => type === 'CallExpression' && SEEKING.test(nameOf(callee)))
    .flatMap((call) =>
      (call.arguments as Node[]).filter(isNode).map((selector) => textOf(selector)),
    )
    .flatMap((selector) => [...classesInRules(`${selector}{}`).keys()]);
}

function rulesInTexts({ file }: Source, nodes: Node[]): Source[] {
  return nodes.map((node) => ({ file, text: textOf(node) })).filter(({ text }) => RULE.test(text));
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
