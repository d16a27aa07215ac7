// Keeps the contract of this version in docs/contract/released.json, with which the tests compare later ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { comparedForm } from '#host/documents/breaking-changes.ts';

const folder = 'docs/contract';
const document = JSON.parse(readFileSync(`${folder}/openapi.json`, 'utf8')) as Parameters<
  typeof comparedForm
>[0];
writeFileSync(`${folder}/released.json`, comparedForm(document));
console.log(`${folder}/released.json: contract ${document.info.version}`);
