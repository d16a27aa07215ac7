import { useLingui } from '@lingui/react/macro';
import { Bone } from '#src/ui/Skeleton.tsx';
import css from './register.module.css';

/** The shape of the form that comes. */
export function FormBones() {
  const { t } = useLingui();
  return (
    <div className={css.fields} aria-busy="true" role="status" aria-label={t`Loading the form`}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Bone key={place} className={css.bone} />
      ))}
    </div>
  );
}
