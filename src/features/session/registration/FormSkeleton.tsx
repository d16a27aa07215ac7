import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import css from './register.module.css';

export function FormSkeleton() {
  const { t } = useLingui();
  return (
    <div className={css.fields} aria-busy="true" role="status" aria-label={t`Loading the form`}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((index) => (
        <Skeleton key={index} className={css.skeleton} />
      ))}
    </div>
  );
}
