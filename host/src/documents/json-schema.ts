import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema } from '@valibot/to-json-schema';

type Custom = v.GenericSchema & {
  expects?: string;
  row?: v.GenericSchema;
  shapes?: Readonly<Record<string, v.GenericSchema>>;
};

/** What a back end should send where the app accepts several forms, by the name of the form in the contract. */
const forms: Readonly<Record<string, JsonSchema>> = {
  'a number': {
    type: ['number', 'string'],
    description: 'A finite number; also accepted as a text such as "12.50" or "1,200.50".',
  },
  'a text or number': { type: ['string', 'number'], description: 'A text; also accepted as a number.' },
  'a decimal number': {
    type: ['string', 'number'],
    pattern: '^-?\\d+(\\.\\d+)?$',
    description: 'An amount of major units, best as a text with all of its digits: "12.50".',
  },
  'a flag': {
    enum: [true, false, 1, 0, '1', '0', 'Y', 'N', 'true', 'false'],
    description: 'A boolean, or one of its other forms.',
  },
  'a list of texts': {
    type: 'array',
    items: { type: ['string', 'number'] },
    description: 'One text is accepted as a list of it.',
  },
  'a map': { type: 'object' },
  'a map of texts': { type: 'object', additionalProperties: { type: ['string', 'number', 'null'] } },
  'a text per language': {
    type: ['object', 'string', 'number'],
    additionalProperties: { type: ['string', 'number', 'null'] },
    description:
      'By the code of the language, such as en_US, which is the fallback. One text is that of en_US.',
  },
};

const describe = ({ expects = '', row, shapes }: Custom): JsonSchema => {
  if (shapes)
    return {
      type: 'object',
      anyOf: Object.entries(shapes).map(([title, shape]) => ({ title, ...jsonSchema(shape) })),
    };
  if (expects === 'a list')
    return {
      type: 'array',
      items: row ? jsonSchema(row) : {},
      description: 'Also accepted as { list } or as an object with numbers as keys; null and "" are empty.',
    };
  const form = forms[expects];
  if (!form) throw new Error(`the contract has a custom schema "${expects}" without a JSON Schema`);
  return form;
};

/**
 * JSON Schema (draft 2020-12) of what a schema of the contract reads from the wire. Throws if the contract has a check
 * that is not described here, so that no document leaves one out in silence.
 */
export const jsonSchema = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema.type === 'custom') return describe(valibotSchema as Custom);
      return valibotSchema.type === 'unknown' ? {} : undefined;
    },
    overrideAction: ({ valibotAction, jsonSchema: converted, errors }) => {
      if (!errors) return undefined;
      const { type, message, requirement } = valibotAction as {
        type: string;
        message?: unknown;
        requirement?: unknown;
      };
      // What a schema cannot say is said in words.
      if (type === 'check' || type === 'raw_check') return { ...converted, description: String(message) };
      if (type === 'trim') return converted;
      if (type === 'regex' && requirement instanceof RegExp && requirement.flags.replace(/[iu]/g, '') === '')
        return { ...converted, pattern: withoutFlags(requirement) };
      return undefined;
    },
  });
  return converted;
};

/** The source of an expression that does not regard case, for JSON Schema, which knows no flags. */
const withoutFlags = ({ source, flags }: RegExp): string => {
  if (!flags.includes('i')) return source;
  let inClass = false;
  return source.replaceAll(/\\.|[[\]]|[a-z]-[a-z]|[a-z]/gi, (part) => {
    if (part === '[') inClass = true;
    else if (part === ']') inClass = false;
    if (part.startsWith('\\') || part === '[' || part === ']') return part;
    const both = part.toLowerCase() + part.toUpperCase();
    return inClass ? both : `[${both}]`;
  });
};
