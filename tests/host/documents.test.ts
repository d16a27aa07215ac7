import { readFileSync } from 'node:fs';
import { Parser } from '@asyncapi/parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { contractVersion } from '#contract/version.ts';
import { asyncApiDocument } from '#host/documents/asyncapi.ts';
import { breakingChanges, type ContractDocument, comparedForm } from '#host/documents/breaking-changes.ts';
import { essentialCalls } from '#host/documents/call-notes.ts';
import { openApiDocument } from '#host/documents/openapi.ts';
import { siteSchema, themeSchema } from '#host/documents/site-schema.ts';
import { checkSiteFile } from '#host/site/site-check.ts';
import { samples } from '#tests/contract/calls.ts';
import { siteDocument } from '#tests/support/host.ts';

const folder = 'docs/contract';
const json = (document: unknown) => `${JSON.stringify(document, null, 1)}\n`;
const openApi = openApiDocument(samples);
const asyncApi = asyncApiDocument();

test.each([
  ['openapi.json', openApi],
  ['asyncapi.json', asyncApi],
  ['site.schema.json', siteSchema()],
  ['theme.schema.json', themeSchema()],
])(
  '%s is what the contract says; update it by "npx vitest run tests/host/documents.test.ts -u"',
  async (name, document) => {
    await expect(json(document)).toMatchFileSnapshot(`../../${folder}/${name}`);
  },
);

test('OpenAPI document is valid by the schema of OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(json(openApi)));
  expect(errors).toBeUndefined();
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

test('AsyncAPI document is valid by the parser of AsyncAPI', async () => {
  const diagnostics = await new Parser().validate(json(asyncApi));
  // 0 is an error, 1 a warning.
  expect(
    diagnostics.filter(({ severity }) => severity <= 1).map(({ message, path }) => [path.join('.'), message]),
  ).toEqual([]);
});

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(openApi, 'openapi');

test.each(Object.keys(samples))('sample of %s is valid by the document', (path) => {
  const { url } = endpoints[path as keyof typeof endpoints];
  const pointer = `openapi#/paths/${url.replaceAll('/', '~1')}/post/responses/200/content/application~1json`;
  const media = openApi.paths[url]?.post.responses[200].content['application/json'];
  for (const { value } of Object.values(media?.examples ?? {})) {
    ajv.validate({ $ref: `${pointer}/schema` }, value);
    expect(ajv.errors ?? []).toEqual([]);
  }
});

test('response is refused by the document when a required field has another type', () => {
  const schema = { $ref: 'openapi#/components/schemas/memberProfileCommonLayoutData' };
  const sample = samples['/member/profile/common/layout'] as object;
  expect(ajv.validate(schema, sample)).toBe(true);
  expect(ajv.validate(schema, { ...sample, id: null })).toBe(false);
});

test('every call has a note of what members lose without it, and the essential ones exist', () => {
  expect(Object.keys(openApi.paths)).toHaveLength(Object.keys(endpoints).length);
  const known = Object.keys(endpoints);
  expect(essentialCalls.flatMap(({ paths }) => paths).filter((path) => !known.includes(path))).toEqual([]);
});

test('schema of site files accepts what the check accepts', () => {
  const validate = ajv.compile(siteSchema());
  const good = siteDocument({ websocketUrl: 'https://a.example', gamesOrigin: 'https://b.example' });
  const isRight = (document: object) =>
    checkSiteFile(new TextEncoder().encode(JSON.stringify(document))).document !== undefined;
  for (const [change, expected] of [
    [{}, true],
    [{ minimumAge: 21, environments: { staging: { siteName: 'x' } } }, true],
    [{ siteNam: 'x' }, false],
    [{ languages: ['en-US'] }, false],
    [{ mediaOrigins: ['https://a.example/x'] }, false],
  ] as const) {
    const document = { ...good, ...change };
    expect([change, validate(document), isRight(document)]).toEqual([change, expected, expected]);
  }
});

const released = JSON.parse(readFileSync(`${folder}/released.json`, 'utf8')) as ContractDocument & {
  info: { version: string };
};
const current = JSON.parse(json(openApi)) as ContractDocument & { info: { version: string } };

test('contract breaks no back end unless the first number of its version moves', () => {
  const [before, now] = [released, current].map(({ info }) => Number(info.version.split('.')[0]));
  if (before === now) expect(breakingChanges(released, current)).toEqual([]);
  expect(readFileSync(`${folder}/CHANGELOG.md`, 'utf8')).toContain(`\n## ${contractVersion}\n`);
});

test('form of the released contract is compared as the whole document is', () => {
  const kept = JSON.parse(comparedForm(current)) as ContractDocument;
  expect(breakingChanges(kept, current)).toEqual([]);
  const gone = structuredClone(current);
  // Requests lose their fields, and data take texts alone.
  for (const { post } of Object.values(gone.paths))
    post.requestBody.content['application/json'].schema.properties = {};
  for (const { properties = {} } of Object.values(gone.components.schemas))
    for (const property of Object.values(properties))
      Object.assign(property, { type: 'string', pattern: '^x' });
  Reflect.deleteProperty(gone.paths, '/api/logout');
  const found = breakingChanges(current, gone);
  expect(found.length).toBeGreaterThan(200);
  expect(breakingChanges(kept, gone)).toEqual(found);
});

const change = (edit: (document: ContractDocument) => void) => {
  const document = structuredClone(current);
  edit(document);
  return breakingChanges(current, document);
};
type Fields = { properties: Record<string, object> };
const layout = (document: ContractDocument) =>
  document.components.schemas.memberProfileCommonLayoutData as unknown as Fields;

test.each<[string, (document: ContractDocument) => void, string[]]>([
  [
    'a call is new',
    (document) => Object.assign(document.paths, { '/api/new': document.paths['/api/login'] }),
    [],
  ],
  [
    'a call is gone',
    (document) => Reflect.deleteProperty(document.paths, '/api/logout'),
    ['/api/logout is no longer called'],
  ],
  [
    'a field is required',
    (document) => Object.assign(layout(document), { required: ['id', 'member_type'] }),
    [expect.stringContaining('member_type has become required')],
  ],
  [
    'an optional field is new',
    (document) => Object.assign(layout(document).properties, { nick: { type: 'string' } }),
    [],
  ],
  [
    'a type is narrower',
    (document) => Object.assign(layout(document).properties.id as object, { type: 'string' }),
    ['memberProfileCommonLayoutData.id no longer takes number'],
  ],
  [
    'a request lacks a field',
    (document) =>
      Reflect.deleteProperty(
        document.paths['/api/login']?.post.requestBody.content['application/json'].schema.properties ?? {},
        'udid',
      ),
    ['/api/login request.udid is no longer sent'],
  ],
])('breaking changes are found when %s', (_, edit, expected) => {
  expect(change(edit)).toEqual(expected);
});
