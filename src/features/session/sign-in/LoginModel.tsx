import { useQuery } from '@tanstack/react-query';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { hideBrokenImage } from '#src/ui/hide-broken-image.ts';
import css from './LoginModel.module.css';
import { loginModelQuery } from './sign-in-queries.ts';

/**
 * The operator's content for the form; renders nothing without any. It is below the fields, so that they do
 * not move when it loads.
 */
export function LoginModel() {
  const { data } = useQuery(loginModelQuery());
  const model = data?.find(({ title, content }) => title || content);
  if (!model) return null;
  const { title, content, photoPath } = model;
  return (
    <aside className={css.model}>
      {photoPath && <img className={css.image} src={photoPath} alt="" onError={hideBrokenImage} />}
      <div className={css.text}>
        {title && <b>{title}</b>}
        {content && <OperatorHtml html={content} newTab />}
      </div>
    </aside>
  );
}
