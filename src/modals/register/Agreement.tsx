import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { agreementQuery } from '../../api/page-queries.ts';
import { OperatorHtml } from '../../screens/pages/OperatorHtml.tsx';
import { QueryView } from '../../screens/pages/QueryView.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import css from './register.module.css';

interface Props extends ComponentPropsWithRef<'input'> {
  wrong: string | undefined;
}

/** The tick, and what it is given for: fetched when somebody wants to read it. */
export function Agreement({ wrong, ...input }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...agreementQuery(), enabled: open });
  const note = useId();
  return (
    <div className={css.agreement}>
      <Checkbox wrong={wrong !== undefined} aria-describedby={wrong && note} {...input}>
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
