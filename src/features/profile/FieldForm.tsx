import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Failure } from '#contract/call.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import {
  BirthdayField,
  birthdayOf,
  birthdayProblem,
  siteAgeLimit,
} from '#src/components/forms/BirthdayField.tsx';
import { fieldTexts, inputHints, textSchema } from '#src/components/forms/field-rules.ts';
import formCss from '#src/components/forms/form.module.css';
import { FormError, SubmitButton, useServerError } from '#src/components/forms/form.tsx';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/elements.tsx';
import { TextField } from '#src/ui/Field.tsx';
import css from './Details.module.css';
import { type FieldName, labelOf } from './profile.ts';

interface Props {
  name: FieldName;
  currency: string;
}

/** Sets one field. */
export const FieldForm = ({ name, ...props }: Props) =>
  name === 'member_birthday' ? <BirthdayForm {...props} /> : <TextForm name={name} {...props} />;

interface FrameProps extends Pick<Props, 'name'> {
  failure: Failure | null;
  error: string | null;
  onSubmit: () => void;
  children: React.ReactNode;
}

function Frame({ name, failure, error, onSubmit, children }: FrameProps) {
  const send = useSend('profileEdit');
  const { i18n } = useLingui();
  const state = useMachineSelector('profileEdit', stateName);
  const isBusy = useMachineSelector('profileEdit', (snapshot) => snapshot.hasTag('busy'));
  return (
    <form
      className={formCss.form}
      aria-label={i18n._(labelOf(name))}
      aria-busy={isBusy}
      data-machine="profileEdit"
      data-state={state}
      noValidate
      onSubmit={onSubmit}
    >
      <FormError>{error}</FormError>
      {children}
      <FormActions
        isBusy={isBusy}
        failure={failure}
        submit={<Trans>Save</Trans>}
        busyLabel={<Trans>Saving</Trans>}
        onCancel={() => send({ type: 'edit.close' })}
      />
    </form>
  );
}

function TextForm({ name, currency }: Props & { name: Exclude<FieldName, 'member_birthday'> }) {
  const send = useSend('profileEdit');
  const { t, i18n } = useLingui();
  const failure = useMachineSelector('profileEdit', (snapshot) => snapshot.context.failure);
  const { label, empty } = fieldTexts[name];
  const schema = v.object({ [name]: textSchema(name, empty, { currency, siteName: site.siteName, i18n }) });
  const form = useForm<Record<string, string>>({
    resolver: valibotResolver(schema),
    defaultValues: { [name]: '' },
  });
  const refused = useServerError(failure, form);
  const problem = form.formState.errors[name]?.message ?? refused.field(name);
  return (
    <Frame
      name={name}
      failure={failure}
      error={refused.form}
      onSubmit={form.handleSubmit((typed) => send({ type: 'edit.submit', value: typed[name] ?? '' }))}
    >
      <TextField
        label={i18n._(label)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...inputHints[name]}
        autoFocus
        state={problem ? 'invalid' : undefined}
        note={problem ?? (name === 'member_name' && t`Exactly as on your bank account. You can set it once.`)}
        {...form.register(name)}
      />
    </Frame>
  );
}

function BirthdayForm(_: Omit<Props, 'name'>) {
  const send = useSend('profileEdit');
  const { i18n } = useLingui();
  const failure = useMachineSelector('profileEdit', (snapshot) => snapshot.context.failure);
  const part = v.string();
  const schema = v.pipe(
    v.object({ birth_year: part, birth_month: part, birth_day: part }),
    v.rawCheck(({ dataset, addIssue }) => {
      const error = dataset.typed && birthdayProblem(dataset.value, true, siteAgeLimit());
      if (!error) return;
      const input = dataset.value;
      const key = error.part;
      const path = [{ type: 'object' as const, origin: 'value' as const, input, key, value: input[key] }];
      addIssue({ message: i18n._(error.text), path: [path[0] as (typeof path)[number]] });
    }),
  );
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { birth_year: '', birth_month: '', birth_day: '' },
  });
  const refused = useServerError(failure, form, { wireNames: { member_birthday: 'birth_year' } });
  return (
    <Frame
      name="member_birthday"
      failure={failure}
      error={refused.form ?? refused.field('member_birthday') ?? refused.field('birth_year')}
      onSubmit={form.handleSubmit((typed) => send({ type: 'edit.submit', value: birthdayOf(typed) }))}
    >
      <BirthdayField required form={form} />
    </Frame>
  );
}

interface FormActionsProps {
  failure: Failure | null;
  isBusy: boolean;
  submit: ReactNode;
  busyLabel: ReactNode;
  onCancel: () => void;
}

/** The buttons of a form in the details. */
export const FormActions = ({ isBusy, failure, submit, busyLabel, onCancel }: FormActionsProps) => (
  <div className={css.actions}>
    <SubmitButton failure={failure} busy={isBusy} busyLabel={busyLabel}>
      {submit}
    </SubmitButton>
    <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
  </div>
);
