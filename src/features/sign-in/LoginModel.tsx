import { useQuery } from '@tanstack/react-query';
import { loginModelQuery } from '#src/api/page-part-queries.ts';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { leaveGround } from '#src/ui/hide-broken-image.ts';
import css from './LoginModel.module.css';

/**
 * The operator's own word beside the form; none without one. It comes below what is being filled in, so that nothing
 * moves away under a hand.
 */
export function LoginModel() {
  const { data } = useQuery(loginModelQuery());
  const model = data?.find(({ title, content }) => title || content);
  if (!model) return null;
  const { title, content, photoPath } = model;
  return (
    <aside className={css.model}>
      {photoPath && <img className={css.picture} src={photoPath} alt="" onError={leaveGround} />}
      <div className={css.words}>
        {title && <b>{title}</b>}
        {content && <OperatorHtml html={content} beside />}
      </div>
    </aside>
  );
}
