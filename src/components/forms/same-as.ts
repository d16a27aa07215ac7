import * as v from 'valibot';

/** The second of two fields must say what the first does. It is said there, whatever else is wrong. */
export const same = <T extends Record<string, string>>(
  first: keyof T & string,
  again: keyof T & string,
  message: string,
) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    if (value[first] === value[again]) return;
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input: value, key: again, value: value[again] }],
    });
  });
