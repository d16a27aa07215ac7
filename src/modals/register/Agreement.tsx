import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { agreementQuery } from '../../api/page-queries.ts';
import { OperatorHtml } from '../../screens/pages/OperatorHtml.tsx';
import { QueryView } from '../../screens/pages/QueryView.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import css from './register.module.css';
import type { Typed } from './schema.ts';

interface Props {
  form: UseFormReturn<Typed>;
}

/** The tick, and what it is given for: fetched when somebody wants to read it. */
export function Agreement({ form }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...agreementQuery(), enabled: open });
  const note = useId();
  const wrong = form.formState.errors.agreement?.message;
  return (
    <div className={css.agreement}>
      <Checkbox wrong={wrong !== undefined} aria-describedby={wrong && note} {...form.register('agreement')}>
        <Trans>I am of age where I live, and I accept the service agreement.</Trans>
      </Checkbox>
      {wrong && (
        <p className={css.refused} id={note}>
          <CircleAlert />
          {wrong}
        </p>
      )}
      <details className={css.terms} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Trans>Read the service agreement</Trans>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
        <section className={css.paper} aria-label={t`Service agreement`} tabIndex={0}>
          <QueryView
            query={query}
            bones={<Bone className={css.bone} />}
            isEmpty={(content) => content === ''}
            empty={<Trans>There is no text in your language. Customer service can send it to you.</Trans>}
          >
            {(content) => <OperatorHtml html={content} />}
          </QueryView>
        </section>
      </details>
    </div>
  );
}
