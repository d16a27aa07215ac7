import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { generalSpecs, isSpecOf, specNames } from '../../scripts/spec-names.mjs';

const specs = globSync('tests/{e2e,fault-injection}/*.spec.ts').map((file) => basename(file, '.spec.ts'));
const namesOf = (pattern: string) => globSync(pattern).map((file) => basename(file).replace(/\..*/, ''));
const features = namesOf('src/features/*');
const sources = [...features, ...namesOf('src/*'), ...namesOf('machines/*.machine.ts')];
const isSelected = (spec: string) => sources.some((name) => isSpecOf(name, spec));

test.each(features)('changes of the feature %s select a spec', (feature) => {
  expect(specs.filter((spec) => isSpecOf(feature, spec))).not.toEqual([]);
});

test('every spec is selected by a feature, machine or folder unless it is general', () => {
  expect(specs.filter((spec) => !isSelected(spec)).toSorted()).toEqual(generalSpecs.toSorted());
});

test('table of specs names existing sources and specs only', () => {
  expect(Object.keys(specNames).filter((name) => !sources.includes(name))).toEqual([]);
  const unknown = Object.values(specNames)
    .flat()
    .filter((part) => !specs.some((spec) => spec.includes(part)));
  expect(unknown).toEqual([]);
});
