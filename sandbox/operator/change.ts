import * as v from 'valibot';
import { type Currency, currencySigns } from '#contract/constants.ts';
import type { Services } from '#sandbox/server/services.ts';

/** `apply` changes the sandbox's data, then publishes the event; it returns the reason if it could not. */
type Change<Input extends v.GenericSchema> = {
  input: Input;
  apply: (services: Services, input: v.InferOutput<Input>) => Promise<string | undefined>;
};
export const defineChange = <Input extends v.GenericSchema>(
  input: Input,
  apply: Change<Input>['apply'],
): Change<Input> => ({ input, apply });

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2_000));
export const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
export const currency = v.picklist(Object.keys(currencySigns) as Currency[]);
/** Changes the body of a document; false if there is none. */
export const editDocument = async (
  { db }: Services,
  kind: string,
  id: string,
  change: (body: object) => object,
) => {
  const found = await db
    .selectFrom('document')
    .select('body')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return false;
  const body = JSON.stringify(change(JSON.parse(found.body)));
  await db.updateTable('document').set({ body }).where('kind', '=', kind).where('id', '=', id).execute();
  return true;
};
