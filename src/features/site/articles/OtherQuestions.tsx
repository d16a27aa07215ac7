import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { Row, RowList } from '#src/ui/RowList.tsx';
import { faqQuery } from './articles-queries.ts';
import css from './Contacts.module.css';

const Contacts = lazyComponent(() => import('./Contacts.tsx'), { optional: true });

const maxQuestions = 5;

/** Beside an answer: the next questions of the help page, and the ways to customer service. `id`: of the question that is read. */
export function OtherQuestions({ id }: { id: string }) {
  const { data: list = [] } = useQuery(faqQuery());
  const at = list.findIndex((question) => question.id === id);
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].slice(0, maxQuestions);
  return (
    <div className={css.contacts}>
      {others.length > 0 && (
        <Panel title={<Trans>Other questions</Trans>} flush>
          <RowList>
            {others.map((question) => (
              <Row key={question.id} render={<Link to="/faq/$id" params={{ id: question.id }} />}>
                {question.title}
              </Row>
            ))}
          </RowList>
        </Panel>
      )}
      <Suspense>
        <Contacts />
      </Suspense>
    </div>
  );
}
