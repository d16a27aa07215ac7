import postcss, { type ChildNode, type Container } from 'postcss';
import type { StyleRule } from '../contract/files.ts';

/** Rules that hold others for which they are a condition. */
const conditions = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);

/** The classes that an element and those around it must have for a selector, besides those in `:not()`, `:is()` and the like. */
const classesOf = (selector: string): string[] => {
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  return [...new Set([...outside.matchAll(/\.([\w-]+)/g)].map(([, name]) => name as string))];
};

/** The rules of a style sheet in their order, with what a page must have for each to matter. */
export const styleRules = (css: string): StyleRule[] => {
  const rules: StyleRule[] = [];
  const add = (nodes: readonly ChildNode[], within: readonly string[]): void => {
    for (const node of nodes) {
      if (node.type === 'comment') continue;
      const end = node.type === 'atrule' && !node.nodes ? ';' : '';
      const rule = { text: node.toString() + end, ...(within.length > 0 && { within: [...within] }) };
      if (node.type === 'rule') {
        const classes = node.selectors.map(classesOf);
        rules.push(classes.some(({ length }) => length === 0) ? rule : { ...rule, classes });
      } else if (node.type === 'atrule' && node.name === 'keyframes')
        rules.push({ ...rule, animation: node.params });
      else if (node.type === 'atrule' && conditions.has(node.name) && node.nodes)
        add((node as Container).nodes as ChildNode[], [...within, `@${node.name} ${node.params}`]);
      else rules.push(rule);
    }
  };
  add(postcss.parse(css).nodes, []);
  return rules;
};
