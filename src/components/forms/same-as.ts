import * as v from 'valibot';

/**
 * Requires the second field to equal the first. The error is at the second field, and is reported even if
 * other fields are invalid.
 */
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
