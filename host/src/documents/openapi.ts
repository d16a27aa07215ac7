import type { Endpoint } from '../../../contract/call.ts';
import { codes, type FailureDisplay } from '../../../contract/codes.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { contractVersion } from '../../../contract/version.ts';
import { lossWithout } from './call-notes.ts';
import { jsonSchema } from './json-schema.ts';

/** Data of a successful response by path, in wire names. */
export type Samples = Readonly<Record<string, unknown>>;

const places: Record<FailureDisplay['as'], string> = {
  field: 'under the field',
  inline: 'in the form',
  toast: 'as a short message',
  dialog: 'in a dialog',
  signOut: 'by signing the member out',
};

const introduction = `Calls of the app to an operator's back end. Every call is a POST with a JSON body to
\`apiUrl\` of the site config, or the origin of the page, with \`Accept-Language\` and, once a member is signed in, \`Authorization: Bearer <token>\`. A response with an
\`Authorization\` header replaces the token. Redirects are followed; after 30 seconds the app gives up. The \`Date\` header
is the clock of the app.

A response has one of two envelopes, whichever the back end likes: \`{ code, message, data }\` with the code 100, or
\`{ header: { status, desc }, body }\` with the status 1000; both success codes are read in both. Any other code is a failure,
which the app shows as the table of the call says; a code that is not in it is shown by the message of the back end. Status
408, 429 and 5xx are no response: the app asks what became of the request. Code or status 401 ends the session. Code 404, or
status 404 or 405 without an envelope, says that the back end does not have the call.`;

const operationId = (path: string): string =>
  path.replace(/^\//, '').replaceAll(/[/_-]+(\w)/g, (_, letter: string) => letter.toUpperCase());

const codeTable = (path: string): string => {
  const displays = (codes as Record<string, Record<string, FailureDisplay>>)[path];
  if (!displays) return '';
  const rows = Object.entries(displays).map(
    ([code, { as, text, field }]) =>
      `| ${code} | ${text === 'server' ? 'the message of the back end' : text} | ${places[as]}${field ? ` ${field}` : ''} |`,
  );
  return ['', '| code | text | shown |', '|---|---|---|', ...rows].join('\n');
};

const areaOf = (path: string): string =>
  path.split('/').filter((part) => part && !['arks', 'web', 'api', 'v2', 'v3'].includes(part))[0] ?? 'other';

const operation = (endpoint: Endpoint, dataName: string, sample: unknown) => {
  const { path, member, extension, signsIn } = endpoint;
  const data = { $ref: `#/components/schemas/${dataName}` };
  return {
    operationId: operationId(path),
    summary: path,
    tags: [areaOf(path)],
    description: [
      extension
        ? 'Not in the specification: an extension that follows its naming.'
        : 'A call of the specification.',
      `Without it: ${lossWithout(path)}`,
      ...(signsIn
        ? ['Its data has the token of the member, or the response has it in the Authorization header.']
        : []),
      codeTable(path),
    ].join('\n'),
    ...(member && { security: [{ member: [] }] }),
    'x-extension': extension,
    'x-without': lossWithout(path),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(endpoint.request) } },
    },
    responses: {
      200: {
        description: 'A success, or a failure by its code.',
        content: {
          'application/json': {
            schema: {
              oneOf: [
                {
                  type: 'object',
                  required: ['code'],
                  properties: {
                    code: { $ref: '#/components/schemas/Code' },
                    message: { type: 'string' },
                    data,
                  },
                },
                {
                  type: 'object',
                  required: ['header'],
                  properties: {
                    header: {
                      type: 'object',
                      required: ['status'],
                      properties: { status: { $ref: '#/components/schemas/Code' }, desc: { type: 'string' } },
                    },
                    body: data,
                  },
                },
              ],
            },
            ...(sample !== undefined && {
              examples: { success: { value: { code: 100, message: '', data: sample } } },
            }),
          },
        },
      },
      ...(member && { 401: { description: 'The token is not valid; the app signs the member out.' } }),
    },
  };
};

/** The calls as OpenAPI 3.1, with samples as examples. Throws if a call cannot be described. */
export const openApiDocument = (samples: Samples = {}) => {
  const all = Object.values(endpoints) as Endpoint[];
  const dataName = ({ path }: Endpoint): string => `${operationId(path)}Data`;
  return {
    openapi: '3.1.0',
    info: { title: 'Calls of Gamehall', version: contractVersion, description: introduction },
    servers: [{ url: 'https://www.example.com', description: 'The origin of the page' }],
    tags: [...new Set(all.map(({ path }) => areaOf(path)))].toSorted().map((name) => ({ name })),
    security: [],
    paths: Object.fromEntries(
      all.map((endpoint) => [
        endpoint.url,
        { post: operation(endpoint, dataName(endpoint), samples[endpoint.path]) },
      ]),
    ),
    components: {
      securitySchemes: { member: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Code: { type: ['integer', 'string'], description: '100 or 1000 is success.' },
        ...Object.fromEntries(all.map((endpoint) => [dataName(endpoint), jsonSchema(endpoint.response)])),
      },
    },
  };
};
